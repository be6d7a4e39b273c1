import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { promiseMail } from '@/services/shared/outbox/outbox'
import { addRoutine, type RoutineWork } from '@/services/shared/routine'
import { followPlacesTaken } from '../job-posts/filling'
import { lockJobPost } from '../job-posts/repository'
import { notifyMembers } from '../notifications/service'
import { completeApplications } from './ending'
import {
  type BegunShift,
  claimUntold,
  findApplication,
  forgetWorker,
  keysOfWorker,
  listBegunShifts,
  postsWithWorkDone,
  type Told,
  workerUidsAfter,
} from './repository'
import { moveOfPost } from './service'
import { nextState } from './state-machine'
import type { ChangedTerm } from './table'

const atOnce = 200

/** Ends what is left of posts whose last shift is over: people were hired, and have worked. */
export async function completeDueApplications(
  db: Database,
  { stopping }: Pick<RoutineWork, 'stopping'>,
): Promise<void> {
  for (const { companyId, jobPostId } of await postsWithWorkDone(db, atOnce)) {
    if (stopping.aborted) return
    await db.transaction(async (tx) => {
      if (await lockJobPost(tx, { companyId, branchIds: null }, jobPostId)) {
        await completeApplications(tx, { companyId, jobPostId })
      }
    })
  }
}

const firstId = '00000000-0000-0000-0000-000000000000'
/** Before every shift that begins at a time. */
const beforeShiftsAt = (startsAt: Date) => ({ startsAt, companyId: firstId, jobPostId: firstId })

/**
 * Fills posts that looked for people only for shifts that have begun since a time, every one still to come having its own;
 * nothing else happens to such a post when they begin. Answers until when it looked.
 */
export async function followBegunShifts(
  db: Database,
  since: Date,
  { stopping }: Pick<RoutineWork, 'stopping'>,
): Promise<Date> {
  const until = new Date()
  let after: BegunShift | undefined = beforeShiftsAt(since)
  while (after) {
    const begun = await listBegunShifts(db, { after, until, limit: atOnce })
    for (const { companyId, jobPostId } of begun) {
      if (stopping.aborted) return since
      await db.transaction(async (tx) => {
        const post = await lockJobPost(tx, { companyId, branchIds: null }, jobPostId)
        if (post) await followPlacesTaken(tx, post)
      })
    }
    after = begun.length < atOnce ? undefined : begun.at(-1)
  }
  return until
}

/** How far back a process that starts looks: longer, nobody leaves the service without one. */
const lookBackMs = 24 * 3_600_000

/** How long a decision rests before its worker is told: what is taken back meanwhile was never said. */
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
export async function tellWorkers(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const told of await claimUntold(tx, { settledMinutes, limit: atOnce })) {
      const { companyId, id, state } = told
      const [kind, params] = newsOf(told)
      await promiseMail(tx, kind, { companyId, id, state, ...params })
    }
  })
}

type Forgetting = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'lookup'>
}

/**
 * Takes the person out of all they sent in, and tells the companies, who may have copies; what was still open counts as
 * withdrawn.
 */
async function forget(db: Database, uid: string): Promise<void> {
  for (const key of await keysOfWorker(db, uid)) {
    await db.transaction(async (tx) => {
      const scope = { companyId: key.companyId, branchIds: null }
      const post = await lockJobPost(tx, scope, key.jobPostId)
      const application = await findApplication(tx, key)
      const to = application && nextState(application.state, 'withdraw', 'worker')
      if (post && application && to) {
        await moveOfPost(tx, post, application, { event: 'withdraw', to, who: 'worker', memberUid: null })
      }
      await forgetWorker(tx, key)
      if (post?.title) {
        await notifyMembers(tx, {
          kind: 'applicant_left',
          params: { title: post.title },
          companyId: key.companyId,
          subjectId: key.jobPostId,
          branchId: post.branchId,
          actorUid: null,
          isStanding: true,
        })
      }
    })
  }
}

/**
 * Forgets workers whose account is gone, after a uid and some at a time; answers the last one it looked at, null at the
 * end. The identity provider is the one place that both services' accounts share.
 */
export async function forgetGoneWorkers({ db, identity }: Forgetting, after: string): Promise<string | null> {
  const uids = await workerUidsAfter(db, after, atOnce)
  for (const uid of uids) {
    if ((await identity.lookup(uid)) === null) await forget(db, uid)
  }
  return uids.length < atOnce ? null : (uids.at(-1) ?? null)
}

/** What becomes of applications by themselves. */
export function applicationRoutines(app: FastifyInstance, { db, identity }: Forgetting): void {
  addRoutine(app, {
    name: 'complete applications',
    everySeconds: 600,
    run: (work) => completeDueApplications(db, work),
  })
  let followedUntil = new Date(Date.now() - lookBackMs)
  addRoutine(app, {
    name: 'follow shifts that begin',
    everySeconds: 60,
    run: async (work) => {
      followedUntil = await followBegunShifts(db, followedUntil, work)
    },
  })
  addRoutine(app, { name: 'tell workers', everySeconds: 60, run: () => tellWorkers(db) })
  let last: string | null = null
  addRoutine(app, {
    name: 'forget gone workers',
    everySeconds: 600,
    run: async () => {
      last = await forgetGoneWorkers({ db, identity }, last ?? '')
    },
  })
}
