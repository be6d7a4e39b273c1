import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { findOfPair } from '../../talk/conversations/repository'
import {
  allOver,
  endInterview,
  type Interview,
  listHeld,
  listToRemind,
  listUnanswered,
  lockInterview,
  noteReminded,
} from '../interviews/repository'
import { restoreAgreed, touchConversation } from '../interviews/service'
import { tellOther } from '../news/telling'

const ownerOf = ({ companyId }: Interview) => ({ side: 'company', companyId }) as const

/** Ends a proposal that nobody answered, or brings back what was agreed on before it, and tells both sides. */
async function expire(db: Database, found: Interview): Promise<void> {
  await db.transaction(async (tx) => {
    const interview = await lockInterview(tx, ownerOf(found), found.id)
    if (interview?.version !== found.version) return
    const restored = await restoreAgreed(tx, interview)
    const changed = restored ?? (await endInterview(tx, interview, 'expired', 'system'))
    await touchConversation(tx, changed)
    const what = restored ? 'restored' : 'unanswered'
    await tellOther(tx, { side: 'system' }, what, changed, await findOfPair(tx, 'company', changed))
  })
}

/** Reminds both sides of an interview. */
async function remind(db: Database, found: Interview): Promise<void> {
  await db.transaction(async (tx) => {
    const interview = await lockInterview(tx, ownerOf(found), found.id)
    if (interview?.state !== 'accepted' || interview.reminded !== found.reminded) return
    // A reminder that is an hour before says more than the one that was missed a day before.
    const isSoon = (interview.startsAt?.getTime() ?? 0) - Date.now() <= 3_600_000
    await noteReminded(tx, interview, isSoon ? 2 : 1)
    await tellOther(tx, { side: 'system' }, 'soon', interview, await findOfPair(tx, 'company', interview))
  })
}

/** An interview was held: neither side has to read any more that it is to come. */
async function forget(db: Database, found: Interview): Promise<void> {
  await db.transaction(async (tx) => {
    const interview = await lockInterview(tx, ownerOf(found), found.id)
    if (interview?.state !== 'accepted' || interview.reminded !== found.reminded) return
    await noteReminded(tx, interview, allOver)
    await tellOther(
      tx,
      { side: 'system' },
      'dealt_with',
      interview,
      await findOfPair(tx, 'company', interview),
    )
  })
}

/** Ends proposals that nobody answered in time. */
export async function expireInterviews(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listUnanswered,
    idOf: ({ id }) => id,
    handle: (interview) => expire(db, interview),
  })
}

/** Reminds of interviews a day and an hour before. */
export async function remindOfInterviews(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listToRemind,
    idOf: ({ id }) => id,
    handle: (interview) => remind(db, interview),
  })
}

/** Marks what was told of interviews that were held as read. */
export async function forgetHeldInterviews(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listHeld,
    idOf: ({ id }) => id,
    handle: (interview) => forget(db, interview),
  })
}

/** The routines of interviews; one instance at a time takes a turn. */
export function scheduleInterviews(app: FastifyInstance, db: Database): void {
  addRoutine(app, {
    name: 'end interviews that nobody answered',
    everySeconds: 30,
    run: (work) => expireInterviews(db, work),
  })
  addRoutine(app, {
    name: 'remind of interviews',
    everySeconds: 30,
    run: (work) => remindOfInterviews(db, work),
  })
  addRoutine(app, {
    name: 'forget what was told of held interviews',
    everySeconds: 300,
    run: (work) => forgetHeldInterviews(db, work),
  })
}
