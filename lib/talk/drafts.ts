import 'client-only'
import { dropInput, keepInput, keptInput } from '@/lib/drafts/kept-input'

const keyOf = (conversationId: string) => `partim:draft:chat:${conversationId}`

/** What the page's owner has written in a conversation and not sent; empty where nothing is kept. */
export const readDraft = (conversationId: string): string =>
  keptInput<string>(keyOf(conversationId))?.values ?? ''

/** Keeps what is written and not sent; where storage is refused, only the field has it. */
export function keepDraft(conversationId: string, text: string): void {
  if (text === '') dropInput(keyOf(conversationId))
  else keepInput(keyOf(conversationId), text)
}
