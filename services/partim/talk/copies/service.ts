import type { Database } from '@/services/shared/database'
import type { MessageAttachment } from '../../shapes/message-attachment'
import { presentAttachment } from '../attachments/present'
import { listConversationsOf, listMessagesOf, listReportsOf, listWordsOf } from './repository'

/** An account's conversations as a worker, with the words of both sides, for the copy of their data. */
export async function conversationRecords(db: Database, uid: string) {
  const [conversations, messages] = await Promise.all([listConversationsOf(db, uid), listMessagesOf(db, uid)])
  const byConversation = new Map(conversations.map(({ id }) => [id, [] as typeof messages]))
  for (const message of messages) byConversation.get(message.conversationId)?.push(message)
  return conversations.map(({ id, ...conversation }) => ({
    id,
    ...conversation,
    messages: (byConversation.get(id) ?? []).map(({ conversationId: _, ...message }) =>
      withoutPlace(message),
    ),
  }))
}

/** What a message carries, without where its file lies: whoever reads the conversation opens it there. */
const withoutPlace = <Copied extends { readonly attachment: MessageAttachment | null }>(message: Copied) => ({
  ...message,
  attachment: presentAttachment(message.attachment),
})

/** What an account reported to staff as a worker. */
export const reportRecords = (db: Database, uid: string) => listReportsOf(db, uid, 'worker')

/** What other groups keep about a member, by the name of its file. */
export type MemberFiles = Readonly<Record<string, (db: Database, uid: string) => Promise<unknown>>>

/** What an account wrote and reported for companies, for the copy that the job-post service makes of its data. */
export async function memberFiles(
  db: Database,
  uid: string,
  others: MemberFiles = {},
): Promise<{ name: string; content: unknown }[]> {
  const [words, reports] = await Promise.all([listWordsOf(db, uid), listReportsOf(db, uid, 'company')])
  return [
    { name: 'messages.json', content: words.map(({ side: _, ...message }) => withoutPlace(message)) },
    { name: 'talk-reports.json', content: reports },
    ...(await Promise.all(
      Object.entries(others).map(async ([name, collect]) => ({ name, content: await collect(db, uid) })),
    )),
  ]
}
