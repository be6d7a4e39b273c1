import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workOnce, workThrough } from '@/services/shared/routines/items'
import { settledSeconds } from '@/validators/states/application'
import { lockJobPost } from '../job-posts/repository'
import { completeApplications } from './ending'
import { syncFilledState } from './filling'
import { listPendingNotices } from './pending-notices-repository'
import { tellIfPending } from './telling'
import { type BegunShift, listBegunShifts, postsWithWorkDone } from './work-done-repository'

const atOnce = 200

/** Ends the applications of posts whose last shift is over: hired ones are completed. */
export async function completeDueApplications(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: postsWithWorkDone,
    idOf: ({ jobPostId }) => jobPostId,
    handle: ({ companyId, jobPostId }) =>
      db.transaction(async (tx) => {
        if (await lockJobPost(tx, { companyId, branchIds: null }, jobPostId)) {
          await completeApplications(tx, { companyId, jobPostId })
        }
      }),
  })
}

const firstId = '00000000-0000-0000-0000-000000000000'
/** A position before all shifts that begin at this time. */
const beforeShiftsAt = (startsAt: Date) => ({ startsAt, companyId: firstId, jobPostId: firstId })

/**
 * Updates posts of which a shift began since `since`: one whose future shifts all have enough people becomes filled,
 * which nothing else would notice. Answers the time up to which it looked.
 */
export async function followBegunShifts(db: Database, since: Date, work: ItemWork): Promise<Date> {
  const until = new Date()
  let after: BegunShift | undefined = beforeShiftsAt(since)
  while (after) {
    const begun = await listBegunShifts(db, { after, until, limit: atOnce })
    const posts = begun.map(({ companyId, jobPostId }) => `${companyId} ${jobPostId}`)
    await workOnce(db, work, posts, (item) => followPost(db, item))
    if (work.stopping.aborted) return since
    after = begun.length < atOnce ? undefined : begun.at(-1)
  }
  return until
}

async function followPost(db: Database, item: string): Promise<void> {
  const [companyId = '', jobPostId = ''] = item.split(' ')
  await db.transaction(async (tx) => {
    const post = await lockJobPost(tx, { companyId, branchIds: null }, jobPostId)
    if (post) await syncFilledState(tx, post)
  })
}

/** How far back the first turn ever looks. */
const lookBackMs = 24 * 3_600_000

/**
 * Enqueues telling workers whose application had a decision, or changed shifts or terms, that has stood long enough:
 * edits of posts and ends of posts, and whatever `tell_worker` did not tell.
 */
export async function tellWorkers(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: (source, except, limit) => listPendingNotices(source, { settledSeconds }, except, limit),
    idOf: ({ id }) => id,
    handle: (key) => tellIfPending(db, { settledSeconds }, key),
  })
}

/** The routines that change applications without a request. */
export function applicationRoutines(app: FastifyInstance, db: Database): void {
  addRoutine(app, {
    name: 'complete applications',
    everySeconds: 600,
    run: (work) => completeDueApplications(db, work),
  })
  addRoutine(app, {
    name: 'follow shifts that begin',
    everySeconds: 60,
    run: async (work) => {
      const since = new Date(work.cursor ?? Date.now() - lookBackMs)
      await work.moveOn((await followBegunShifts(db, since, work)).toISOString())
    },
  })
  addRoutine(app, { name: 'tell workers', everySeconds: 60, run: (work) => tellWorkers(db, work) })
}
