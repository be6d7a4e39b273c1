import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import type { MailComposer } from '@/services/shared/mails/mail-jobs'
import texts from './mails-th.json' with { type: 'json' }
import { deleteUnread, readAbout } from './repository'
import { tellWorker } from './service'
import { type WorkerMailParts, workerMails } from './worker-mails'

const companyWrote = jobKind('company_wrote', {
  uid: Type.String(),
  displayName: Type.String(),
  company: Type.String(),
  conversationId: Type.String(),
})

type Conversation = { readonly workerId: string; readonly conversationId: string }

const kind = 'company_wrote'
const about = ({ workerId, conversationId: subjectId }: Conversation) =>
  ({ workerId, kinds: [kind], subjectId }) as const

/**
 * Tells a worker that a company wrote, in the transaction that notes it, and enqueues the mail they want. It takes the
 * place of an unread notification about the same conversation.
 */
export async function tellOfMessage(
  tx: Database,
  news: Conversation & { readonly companyName: string },
): Promise<void> {
  await deleteUnread(tx, about(news))
  const params = { title: '', company: news.companyName }
  const { workerId, conversationId: subjectId } = news
  const to = await tellWorker(tx, { id: uuidv7(), workerId, kind, subjectId, params })
  if (!to) return
  const mail = { ...to, company: news.companyName, conversationId: news.conversationId }
  await enqueue(tx, companyWrote, mail)
}

/** What a worker was told of a conversation is read, once they have read the messages. */
export const forgetMessages = (tx: Database, conversation: Conversation): Promise<void> =>
  readAbout(tx, about(conversation))

/** Mails workers that a company wrote, without its words. */
export const messageMails = (parts: WorkerMailParts): MailComposer =>
  workerMails(parts, companyWrote, ({ company, conversationId, ...to }) => ({
    to,
    texts: texts.companyWrote,
    path: `/chat?c=${conversationId}`,
    params: { company },
  }))
