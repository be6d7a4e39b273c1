import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { promiseMail } from '@/services/shared/outbox/outbox'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workOnce, workThrough } from '@/services/shared/routines/items'
import { syncFilledState } from '../job-posts/filling'
import { lockJobPost } from '../job-posts/repository'
import { completeApplications } from './ending'
import { claimPendingNotice, listPendingNotices, type Told } from './pending-notices-repository'
import type { ChangedTerm } from './table'
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
/** Before every shift that begins at a time. */
const beforeShiftsAt = (startsAt: Date) => ({ startsAt, companyId: firstId, jobPostId: firstId })

/**
 * Fills posts that looked for people only for shifts that have begun since a time, every one still to come having its own;
 * nothing else happens to such a post when they begin. Answers until when it looked.
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

/** How far back the very first turn looks. */
const lookBackMs = 24 * 3_600_000

/** How long a decision must stand before its worker is told, so that what is taken back meanwhile is never sent. */
export const settledMinutes = 5

/** The kind of a mail and, where what it tells is that the terms are others, which. */
function newsOf({ isOfState, areShiftsOthers, terms }: Told): [kind: string, params: Record<string, string>] {
  // Who reads that they are hired reads the terms as they are.
  if (isOfState) return ['application_moved', {}]
  if (terms.length === 0) return ['application_shifts_changed', {}]
  const others: readonly ChangedTerm[] = areShiftsOthers ? ['shifts', ...terms] : terms
  return ['application_terms_changed', { terms: [...new Set(others)].join() }]
}

/** Promises the mails to workers whose applications were decided about, or got other shifts or terms, and stayed so. */
export async function tellWorkers(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: (source, except, limit) => listPendingNotices(source, settledMinutes, except, limit),
    idOf: ({ id }) => id,
    handle: (key) =>
      db.transaction(async (tx) => {
        const told = await claimPendingNotice(tx, settledMinutes, key)
        if (!told) return
        const [kind, params] = newsOf(told)
        await promiseMail(tx, kind, { companyId: told.companyId, id: told.id, state: told.state, ...params })
      }),
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
