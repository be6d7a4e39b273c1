import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { messagesRead, messagesWaiting } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import type { TalkSide } from '@/validators/talk-terms'
import { forgetMessages, tellOfMessage } from '../../platform/notifications/message-news'
import { nameOfOther } from '../conversations/present'
import { findConversation, type ShownConversation } from '../conversations/repository'
import { type DueNotice, listDue, listRead, noteTold, type ReadNotice, removeNotice } from './repository'

/** Tells a worker that a company wrote. */
async function tellWorkerOf(tx: Database, row: ShownConversation): Promise<void> {
  const { id: conversationId, workerId } = row.conversation
  await tellOfMessage(tx, { workerId, conversationId, companyName: nameOfOther({ side: 'worker' }, row) })
}

/** Tells the job-post service that a worker wrote, which tells the company's members. */
async function tellCompanyOf(tx: Database, row: ShownConversation): Promise<void> {
  const { companyId, id: conversationId, jobPostId } = row.conversation
  const standing = row.company && { standing: row.company.standing }
  const workerName = nameOfOther({ side: 'company', ...standing }, row)
  await publish(tx, messagesWaiting, { companyId, conversationId, jobPostId, workerName })
}

/** Tells a side of messages that wait, in the transaction that notes it. */
async function tell(db: Database, side: TalkSide, of: DueNotice): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await noteTold(tx, side, of))) return
    const row = await findConversation(tx, { side: 'company', companyId: of.companyId }, of.conversationId)
    // Whose account is gone has no name, and waits for no answer.
    if (row?.worker) await (side === 'worker' ? tellWorkerOf : tellCompanyOf)(tx, row)
  })
}

/** What was told of messages that are read by now is read as well; the next message may be told of. */
async function forget(db: Database, { notice, workerId }: ReadNotice): Promise<void> {
  const { companyId, conversationId, side } = notice
  await db.transaction(async (tx) => {
    if (!(await removeNotice(tx, notice))) return
    if (side === 'company') await publish(tx, messagesRead, { companyId, conversationId })
    else await forgetMessages(tx, { workerId, conversationId })
  })
}

async function noticeFor(db: Database, work: ItemWork, side: TalkSide): Promise<void> {
  // A failure of one side puts off that side alone.
  const of = (what: string): ItemWork => ({ ...work, name: `${work.name}: ${what}, ${side}` })
  await workThrough(db, of('read'), {
    list: listRead(side),
    idOf: ({ item }) => item,
    handle: (read) => forget(db, read),
  })
  await workThrough(db, of('unread'), {
    list: listDue(side),
    idOf: ({ item }) => item,
    handle: (due) => tell(db, side, due),
  })
}

/** Tells whoever has not read messages for a while, once a conversation until they are read. */
export async function noticeUnread(db: Database, work: ItemWork): Promise<void> {
  await noticeFor(db, work, 'worker')
  await noticeFor(db, work, 'company')
}

/** The routine that tells of unread messages; one instance at a time takes a turn. */
export function scheduleNotices(app: FastifyInstance, db: Database): void {
  addRoutine(app, {
    name: 'tell of unread messages',
    everySeconds: 20,
    run: (work) => noticeUnread(db, work),
  })
}
