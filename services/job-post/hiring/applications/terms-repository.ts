import { and, asc, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { shiftedStates, undecidedStates } from '@/validators/states/application'
import type { AgreedTerms } from '../../shapes/agreed-terms'
import { applications, type ChangedTerm } from '../../tables/applications'
import type { ApplicationKey, PostKey } from './application-keys'
import { assignShifts, noteShiftsTold } from './application-shifts-repository'
import { noteStandingEvent } from './moves-repository'
import { type Application, type ApplicationRow, isThis, type NamedShifts, ofPost } from './repository'

/** Ids of an application's shifts, also of those that were taken out of the post. */
const idsOf = (only: SQL) => sql<string[]>`array(select own.shift_id from application_shifts as own
  where own.company_id = applications.company_id and own.application_id = applications.id and ${only})`

/** Somebody who knows a post's terms: they applied, or were told of an offer or the job, which still stands. */
export type Concerned = Pick<
  ApplicationRow,
  | 'companyId'
  | 'id'
  | 'workerId'
  | 'state'
  | 'toldState'
  | 'takenBack'
  | 'version'
  | 'oldTerms'
  | 'changedTerms'
  | 'termsAnswerBy'
>

/** The applications of a post whose workers wait for a decision, or were told of an offer or the job; with their shifts. */
export const listConcerned = (tx: Database, post: PostKey): Promise<(Concerned & NamedShifts)[]> =>
  tx
    .select({
      companyId: applications.companyId,
      id: applications.id,
      workerId: applications.workerId,
      state: applications.state,
      toldState: applications.toldState,
      takenBack: applications.takenBack,
      version: applications.version,
      oldTerms: applications.oldTerms,
      changedTerms: applications.changedTerms,
      termsAnswerBy: applications.termsAnswerBy,
      shiftIds: idsOf(sql`own.state <> 'given_back'`),
      assignedShiftIds: idsOf(sql`own.state = 'assigned'`),
    })
    .from(applications)
    .where(
      ofPost(
        post,
        or(
          and(
            inArray(applications.state, [...shiftedStates]),
            inArray(applications.toldState, [...shiftedStates]),
          ),
          and(
            inArray(applications.state, [...undecidedStates]),
            inArray(applications.toldState, [...undecidedStates]),
            or(isNull(applications.takenBack), ne(applications.takenBack, 'hired')),
          ),
        ),
      ),
    )
    // Whoever publishes of several people one by one does so in the order in which it is done of all at once.
    .orderBy(asc(applications.workerId))

type Change = {
  readonly oldTerms: AgreedTerms | null
  readonly changedTerms: readonly ChangedTerm[]
  /** Who edited the post; without it an event that tells of the change is stored already. */
  readonly memberUid?: string
}

/** Stores which terms a worker knew before, and of what they are to be told; nobody is asked before they are told. */
export async function storeChangedTerms(
  tx: Database,
  application: Concerned,
  { oldTerms, changedTerms, memberUid }: Change,
): Promise<void> {
  await tx
    .update(applications)
    .set({
      oldTerms,
      changedTerms: [...changedTerms],
      ...(oldTerms === null && { termsAnswerBy: null }),
      updatedAt: sql`now()`,
      ...(memberUid !== undefined && { version: application.version + 1 }),
    })
    .where(isThis(application))
  if (memberUid === undefined) return
  await noteStandingEvent(tx, application, { event: 'change_terms', who: 'member', memberUid })
}

/** Asks a worker who has just been told of other terms, until a moment. */
export async function storeQuestion(tx: Database, key: ApplicationKey, answerBy: Date): Promise<void> {
  await tx.update(applications).set({ termsAnswerBy: answerBy }).where(isThis(key))
}

type Settled = {
  readonly event: 'accept_terms' | 'keep_terms' | 'lapse_terms'
  /** The terms that stand for the worker where the post has others; null where the post's stand. */
  readonly oldTerms: AgreedTerms | null
  /** The shifts assigned from then on; undefined keeps the assigned ones. */
  readonly assignedShiftIds?: readonly string[]
}

/** Ends the question about other terms, and stores the event; who answers it says that they are coming. */
export async function settleTerms(
  tx: Database,
  application: Application,
  { event, oldTerms, assignedShiftIds }: Settled,
): Promise<void> {
  const isAnswered = event !== 'lapse_terms'
  if (assignedShiftIds) await assignShifts(tx, application, assignedShiftIds)
  await noteShiftsTold(tx, application)
  await tx
    .update(applications)
    .set({
      oldTerms,
      termsAnswerBy: null,
      changedTerms: [],
      areShiftsUntold: false,
      version: application.version + 1,
      updatedAt: sql`now()`,
      ...(isAnswered && { confirmedAt: sql`coalesce(${applications.confirmedAt}, now())` }),
    })
    .where(isThis(application))
  await noteStandingEvent(tx, application, { event, who: isAnswered ? 'worker' : 'system' })
}
