import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { TalkSide } from '@/validators/talk-terms'
import { forgetMessages, tellOfMessage } from '../../platform/notifications/message-news'
import { nameOfOther } from '../conversations/present'
import { findConversation } from '../conversations/repository'
import type { NewsToCompany } from './news-to-company'
import {
  type DueNotice,
  listDue,
  listRead,
  noteDue,
  noteTold,
  type ReadNotice,
  removeNotice,
} from './repository'

export type NoticeParts = { readonly db: Database; readonly news: NewsToCompany }

/** Tells a worker, in the transaction that notes it. */
async function tellWorkerOf(db: Database, of: DueNotice): Promise<void> {
  await db.transaction(async (tx) => {
    const notice = await noteDue(tx, 'worker', of)
    if (!notice) return
    const row = await findConversation(tx, { side: 'company', companyId: of.companyId }, of.conversationId)
    if (row?.worker) {
      const { workerId } = row.conversation
      const companyName = nameOfOther({ side: 'worker' }, row)
      await tellOfMessage(tx, { workerId, conversationId: of.conversationId, companyName })
    }
    await noteTold(tx, notice)
  })
}

/** Tells a company's members through the job-post service; a crash at any step tells them once. */
async function tellCompanyOf({ db, news }: NoticeParts, of: DueNotice): Promise<void> {
  const notice = await db.transaction((tx) => noteDue(tx, 'company', of))
  if (!notice) return
  const { companyId, conversationId } = of
  const row = await findConversation(db, { side: 'company', companyId }, conversationId)
  // Whose account is gone has no name, and waits for no answer.
  if (row?.worker) {
    const standing = row.company && { standing: row.company.standing }
    const workerName = nameOfOther({ side: 'company', ...standing }, row)
    const { jobPostId } = row.conversation
    await news.tell(notice.newsId, { companyId, conversationId, jobPostId, workerName })
  }
  await noteTold(db, notice)
}

/** What was told of messages that are read by now is read as well; the next message may be told of. */
async function forget({ db, news }: NoticeParts, { notice, workerId }: ReadNotice): Promise<void> {
  const { companyId, conversationId, side, newsId } = notice
  if (side === 'company') {
    await news.forget(newsId, { companyId, conversationId })
    return removeNotice(db, notice)
  }
  await db.transaction(async (tx) => {
    await forgetMessages(tx, { workerId, conversationId })
    await removeNotice(tx, notice)
  })
}

async function noticeFor(parts: NoticeParts, work: ItemWork, side: TalkSide): Promise<void> {
  const { db } = parts
  // A failure of one side puts off that side alone.
  const of = (what: string): ItemWork => ({ ...work, name: `${work.name}: ${what}, ${side}` })
  await workThrough(db, of('read'), {
    list: listRead(side),
    idOf: ({ item }) => item,
    handle: (read) => forget(parts, read),
  })
  await workThrough(db, of('unread'), {
    list: listDue(side),
    idOf: ({ item }) => item,
    handle: (due) => (side === 'worker' ? tellWorkerOf(db, due) : tellCompanyOf(parts, due)),
  })
}

/** Tells whoever has not read messages for a while, once a conversation until they are read. */
export async function noticeUnread(parts: NoticeParts, work: ItemWork): Promise<void> {
  await noticeFor(parts, work, 'worker')
  await noticeFor(parts, work, 'company')
}

/** The routine that tells of unread messages; one instance at a time takes a turn. */
export function scheduleNotices(app: FastifyInstance, parts: NoticeParts): void {
  addRoutine(app, {
    name: 'tell of unread messages',
    everySeconds: 20,
    run: (work) => noticeUnread(parts, work),
  })
}
