import { and, asc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type ApplicationState, isTold } from '@/validators/states/application'
import { applications, type ChangedTerm } from '../../tables/applications'
import { tellHiringChanged } from '../hiring-changes/telling'
import type { ApplicationKey } from './application-keys'
import { noteShiftsTold } from './application-shifts-repository'
import { type ApplicationRow, isThis } from './repository'

/** When a change stands: nothing has happened for so long, or to this version of an application. */
export type Standing = { readonly settledSeconds: number } | { readonly version: number }

type Pending = {
  readonly standing: Standing
  readonly limit: number
  /** Restricts the query to one application, or excludes some. */
  readonly only?: ApplicationKey
  readonly except?: readonly string[]
}

const stands = (standing: Standing) =>
  'version' in standing
    ? eq(applications.version, standing.version)
    : sql`${applications.updatedAt} <= now() - make_interval(secs => ${standing.settledSeconds})`

/** An edit may still be undone while the post is being written or reviewed, and its workers cannot read it then. */
const isToBeSeen = sql`exists (select from job_posts as post
  where post.company_id = ${applications.companyId} and post.id = ${applications.jobPostId}
    and post.state in ('published', 'paused', 'filled', 'closed'))`

/** Nobody is told of the states that are only seen. */
const isSeenOnly = sql`${applications.state} in ('submitted', 'viewed', 'shortlisted')`
const isOfOtherState = sql`(${applications.toldState} <> ${applications.state} and not ${isSeenOnly})`

/**
 * The query for applications whose worker was not yet told of the current state, shifts or terms; exported so that a
 * test can read its plan.
 */
export const pendingNoticesQuery = (db: Database, { standing, limit, only, except = [] }: Pending) =>
  db
    .select({
      companyId: applications.companyId,
      id: applications.id,
      known: sql<ApplicationState>`${applications.toldState}`.as('known'),
      areShiftsOthers: sql<boolean>`${applications.areShiftsUntold}`.as('are_shifts_others'),
      terms: sql<ChangedTerm[]>`${applications.changedTerms}`.as('terms'),
    })
    .from(applications)
    .where(
      and(
        // As literal text, because with parameters PostgreSQL would not use the partial index.
        sql`${applications.state} in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'expired')`,
        sql`(${isOfOtherState} or (${applications.areShiftsUntold} and not ${isSeenOnly})
          or ${applications.changedTerms} <> '{}' and ${isToBeSeen})`,
        isNotNull(applications.workerUid),
        only && isThis(only),
        notInArray(applications.id, [...except]),
        stands(standing),
      ),
    )
    .orderBy(asc(applications.updatedAt))
    .limit(limit)
    .for('update', only ? {} : { skipLocked: true })

/** What a worker is told about an application: its new state or, when they know that, its changed shifts or terms. */
export type Told = ApplicationKey &
  Pick<ApplicationRow, 'state' | 'jobPostId' | 'workerId' | 'contactFrom'> & {
    readonly isOfState: boolean
    /** They were offered the job, and did not answer until it was over. */
    readonly isLapsedOffer: boolean
    readonly areShiftsOthers: boolean
    readonly terms: readonly ChangedTerm[]
  }

/** Who waits for a decision is not told of other terms with one, unless it is an offer or the job. */
const keepsOldTerms = sql`(not ${isOfOtherState} or ${applications.state} in ('hired', 'interview'))`

/** Applications, without those in `except`, with a change that is old enough and that their worker was not told of. */
export const listPendingNotices = async (
  db: Database,
  standing: Standing,
  except: readonly string[],
  limit: number,
): Promise<ApplicationKey[]> => pendingNoticesQuery(db, { standing, limit, except })

/**
 * Claims an application's notice: marks the change as told and answers what it is; null when another process claimed
 * it.
 */
export async function claimPendingNotice(
  tx: Database,
  standing: Standing,
  key: ApplicationKey,
): Promise<Told | null> {
  const untold = tx.$with('untold').as(pendingNoticesQuery(tx, { standing, limit: 1, only: key }))
  const [row] = await tx
    .with(untold)
    .update(applications)
    .set({
      toldState: sql`case when ${isSeenOnly} then ${applications.toldState} else ${applications.state} end`,
      // When they were told of another state is noted once that has reached them; of what they knew before, nothing is taken back.
      toldAt: sql`case when not ${isOfOtherState} then ${applications.toldAt} end`,
      areShiftsUntold: false,
      changedTerms: [],
      // Who is told of a state is told of the post's terms with it, but for whom the company gives their job back.
      oldTerms: sql`case when ${keepsOldTerms} then ${applications.oldTerms} end`,
      termsAnswerBy: sql`case when not ${isOfOtherState} then ${applications.termsAnswerBy} end`,
    })
    .from(untold)
    .where(and(eq(applications.companyId, untold.companyId), eq(applications.id, untold.id)))
    .returning({
      companyId: applications.companyId,
      id: applications.id,
      state: applications.state,
      jobPostId: applications.jobPostId,
      workerId: applications.workerId,
      contactFrom: applications.contactFrom,
      known: untold.known,
      areShiftsOthers: untold.areShiftsOthers,
      terms: untold.terms,
    })
  if (!row) return null
  await noteShiftsTold(tx, row)
  const { known, ...told } = row
  return {
    ...told,
    isOfState: isTold(told.state) && known !== told.state,
    // Of an offer that went with its post they are told as of one that was withdrawn.
    isLapsedOffer: told.state === 'expired' && known === 'offered',
  }
}

/** Notes when the news of a state first reached the worker, and shows it to members of the company. */
export async function noteTold(
  db: Database,
  { companyId, id, state }: ApplicationKey & Pick<ApplicationRow, 'state'>,
): Promise<void> {
  const noted = await db
    .update(applications)
    .set({ toldAt: sql`now()` })
    .where(
      and(
        isThis({ companyId, id }),
        eq(applications.state, state),
        eq(applications.toldState, state),
        isNull(applications.toldAt),
      ),
    )
    .returning({ id: applications.id })
  if (noted.length > 0) await tellHiringChanged(db, companyId)
}
