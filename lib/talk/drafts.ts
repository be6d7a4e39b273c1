import 'client-only'

const keyOf = (uid: string, conversationId: string) => `partim:draft:chat:${uid}:${conversationId}`

/** What an account has written in a conversation and not sent; empty where nothing is kept. */
export function readDraft(uid: string, conversationId: string): string {
  try {
    return localStorage.getItem(keyOf(uid, conversationId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is written and not sent; where storage is refused, only the field has it. */
export function keepDraft(uid: string, conversationId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(uid, conversationId))
    else localStorage.setItem(keyOf(uid, conversationId), text)
  } catch {
    // The field still has the words.
  }
}
