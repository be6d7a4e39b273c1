import { inArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { shiftedStates } from '@/validators/states/application'
import type { AgreedTerms } from '../../shapes/agreed-terms'
import { applications, type ChangedTerm } from '../../tables/applications'
import type { ApplicationKey, PostKey } from './application-keys'
import { assignShifts, noteShiftsTold } from './application-shifts-repository'
import { noteStandingEvent } from './moves-repository'
import { type Application, type ApplicationRow, isThis, ofPost } from './repository'

/** Ids of the shifts an application is assigned to, also of those that were taken out of the post. */
const assignedIds = sql<string[]>`array(select own.shift_id from application_shifts as own
  where own.company_id = applications.company_id and own.application_id = applications.id and own.state = 'assigned')`

/** Somebody who was told of an offer or the job, which still stands. */
export type PromisedTo = Pick<
  ApplicationRow,
  | 'companyId'
  | 'id'
  | 'workerId'
  | 'state'
  | 'toldState'
  | 'version'
  | 'oldTerms'
  | 'changedTerms'
  | 'termsAnswerBy'
>

/** The applications of a post that were told of an offer or the job, with the shifts they are assigned to. */
export const listPromised = (
  tx: Database,
  post: PostKey,
): Promise<(PromisedTo & { readonly assignedShiftIds: string[] })[]> =>
  tx
    .select({
      companyId: applications.companyId,
      id: applications.id,
      workerId: applications.workerId,
      state: applications.state,
      toldState: applications.toldState,
      version: applications.version,
      oldTerms: applications.oldTerms,
      changedTerms: applications.changedTerms,
      termsAnswerBy: applications.termsAnswerBy,
      assignedShiftIds: assignedIds,
    })
    .from(applications)
    .where(
      ofPost(
        post,
        inArray(applications.state, [...shiftedStates]),
        inArray(applications.toldState, [...shiftedStates]),
      ),
    )

type Change = {
  readonly oldTerms: AgreedTerms | null
  readonly changedTerms: readonly ChangedTerm[]
  /** Who edited the post; without it an event that tells of the change is stored already. */
  readonly memberUid?: string
}

/** Stores which terms a worker knew before, and of what they are to be told; nobody is asked before they are told. */
export async function storeChangedTerms(
  tx: Database,
  application: PromisedTo,
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
