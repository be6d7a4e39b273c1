import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { enqueue, enqueueAll } from '@/services/shared/jobs/enqueue'
import { dropped, handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { type ApplicationState, isMet, type Promised, settledSeconds } from '@/validators/states/application'
import type { ChangedTerm } from '../../tables/applications'
import { publishApplicant } from './applicants'
import type { ApplicationKey } from './application-keys'
import { openContact } from './contacts'
import { publishEnded } from './ended'
import { publishHired } from './hired'
import { applicationMoved, applicationShiftsChanged, applicationTermsChanged } from './mails'
import { claimPendingNotice, type Standing, type Told } from './pending-notices-repository'
import { askAboutTerms } from './term-questions'

const tellWorker = jobKind(
  'tell_worker',
  { companyId: Type.String(), id: Type.String(), version: Type.Integer() },
  { concurrency: 4 },
)

type Version = ApplicationKey & { readonly version: number }

/** Has workers told of what became of applications by a version, once that has stood for `settledSeconds`. */
export const enqueueTelling = (tx: Database, ...applications: readonly Version[]): Promise<void> =>
  enqueueAll(
    tx,
    tellWorker,
    applications.map(({ companyId, id, version }) => ({ companyId, id, version })),
    { notBefore: new Date(Date.now() + settledSeconds * 1_000) },
  )

/** Enqueues telling a worker of a new state, or else of other shifts and terms. */
async function enqueueNews(
  tx: Database,
  { companyId, id, state, isOfState, isLapsedOffer, areShiftsOthers, terms }: Told,
): Promise<void> {
  // The notification's id is chosen once, so that another attempt does not notify again.
  const about = { companyId, id, state, notificationId: uuidv7() }
  if (isOfState) {
    await enqueue(tx, applicationMoved, { ...about, ...(isLapsedOffer && { isLapsedOffer }) })
    // What is told of a new state contains the current terms; of an interview, it does not.
    if (state !== 'interview' || terms.length === 0) return
    return enqueue(tx, applicationTermsChanged, { ...about, notificationId: uuidv7(), terms: [...terms] })
  }
  if (terms.length === 0) return enqueue(tx, applicationShiftsChanged, about)
  const others: readonly ChangedTerm[] = areShiftsOthers ? ['shifts', ...terms] : terms
  return enqueue(tx, applicationTermsChanged, { ...about, terms: [...new Set(others)] })
}

/** Tells a worker at once of a state that follows from what they sent. */
export const enqueueMoved = (
  tx: Database,
  { companyId, id, state }: ApplicationKey & Pick<Told, 'state'>,
): Promise<void> => enqueue(tx, applicationMoved, { companyId, id, state, notificationId: uuidv7() })

type Lost = ApplicationKey & Pick<Told, 'state'> & { readonly takenBack: Promised }

/** Tells workers at once of what was taken back from them, which nobody does without being asked. */
export const enqueueTakenBack = (tx: Database, ...lost: readonly Lost[]): Promise<void> =>
  enqueueAll(
    tx,
    applicationMoved,
    lost.map(({ companyId, id, state, takenBack }) => ({
      companyId,
      id,
      state,
      takenBack,
      notificationId: uuidv7(),
    })),
  )

/** Tells a worker that the company says they did not come, once that has stood for `settledSeconds`. */
export const enqueueAbsence = (tx: Database, { companyId, id, version }: Version): Promise<void> =>
  enqueue(
    tx,
    applicationMoved,
    { companyId, id, state: 'no_show', version, notificationId: uuidv7() },
    { notBefore: new Date(Date.now() + settledSeconds * 1_000) },
  )

/** Tells a worker at once that the company took back what it said of their absence; `state` is the one they are in then. */
export const enqueueAbsencePutRight = (
  tx: Database,
  { companyId, id }: ApplicationKey,
  state: ApplicationState,
): Promise<void> =>
  enqueue(tx, applicationMoved, {
    companyId,
    id,
    state,
    isAbsencePutRight: true,
    notificationId: uuidv7(),
  })

/** Has a worker told of what they do not know yet about an application, if it stands; false when there is nothing. */
export const tellIfPending = (db: Database, standing: Standing, key: ApplicationKey): Promise<boolean> =>
  db.transaction(async (tx) => {
    const told = await claimPendingNotice(tx, standing, key)
    if (told?.state === 'hired' && !told.isOfState) await askAboutTerms(tx, told)
    if (told?.isOfState && isMet(told.state)) {
      // In this order, as whoever moves an application publishes first: what is told is read after the commit.
      await publishApplicant(tx, told)
      await openContact(tx, told)
    }
    if (told?.state === 'hired' && told.isOfState) await publishHired(tx, told)
    if (told?.state === 'rejected' && told.isOfState) await publishEnded(tx, told)
    if (told) await enqueueNews(tx, told)
    return told !== null
  })

/** Tells workers of decisions that were not taken back. */
export const tellingJobs = (db: Database): JobHandler[] => [
  handle(tellWorker, async ({ version, ...key }) =>
    (await tellIfPending(db, { version }, key)) ? undefined : dropped,
  ),
]
