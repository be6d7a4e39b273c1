import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, nullable, OneOf } from '@/services/shared/schema'
import { type ApplicationState, shiftedStates } from '@/validators/states/application'
import { absenceShownDays, type OwnApplication } from './own-applications-repository'

/** What was taken back from a worker, until they have read of it. */
export const TakenBack = nullable(
  Type.Object({
    // `applied`: the job was cancelled before its worker was answered.
    was: OneOf([...shiftedStates, 'applied']),
    isCancelled: Type.Boolean({ description: 'with the whole job' }),
    at: Instant,
    reason: nullable(Type.String({ description: 'why the job was cancelled, in the words of the company' })),
    isAcknowledged: Type.Boolean({
      description: 'I have read of it, or the days of what I applied for are over',
    }),
  }),
)
export type TakenBack = Static<typeof TakenBack>

/** That the company says the worker did not come, until they have read of it. */
export const Absence = nullable(
  Type.Object(
    {
      at: Instant,
      isAcknowledged: Type.Boolean({ description: 'I have read of it, or it was said long ago' }),
    },
    { description: 'the company says that I did not come' },
  ),
)

/** What an application's company took back from its worker, who knew of it. */
export function presentTakenBack({ application, post }: OwnApplication): TakenBack {
  const { state, toldState, takenBack, takenBackAt, acknowledgedAt, movedAt } = application
  const isCancelled = state === 'expired' && post.state === 'cancelled'
  const { oldTerms } = application
  const ofShifts = oldTerms?.isAllCancelled ? oldTerms.cancelReason : null
  // Of a closed post only the end of its company takes the job, and what ended as it was closed had no such reason.
  const isOfPost = isCancelled || (state === 'expired' && takenBack === 'hired')
  const reason = (isOfPost ? post.cancelReason : ofShifts) ?? null
  const isAcknowledged = acknowledgedAt !== null
  if (takenBack && takenBackAt)
    return { was: takenBack, isCancelled, at: takenBackAt.toISOString(), reason, isAcknowledged }
  if (!isCancelled || toldState !== 'expired') return null
  const isOver = !post.expiresAt || post.expiresAt <= new Date()
  return {
    was: 'applied',
    isCancelled,
    at: movedAt.toISOString(),
    reason,
    isAcknowledged: isAcknowledged || isOver,
  }
}

/** Whether what was taken back had been promised. */
export const wasPromised = (takenBack: TakenBack): boolean =>
  takenBack !== null && takenBack.was !== 'applied'

/** Who lost the job may have to ask why. */
export const hasToAsk = (takenBack: TakenBack): boolean =>
  takenBack?.was === 'hired' && !takenBack.isAcknowledged

/** What is said of a worker's absence, by the state of their application that they know; null where nothing is. */
export function presentAbsence(
  { updatedAt, acknowledgedAt }: OwnApplication['application'],
  known: ApplicationState,
): Static<typeof Absence> {
  if (known !== 'no_show') return null
  const isLongAgo = Date.now() - updatedAt.getTime() > absenceShownDays * 86_400_000
  return { at: updatedAt.toISOString(), isAcknowledged: acknowledgedAt !== null || isLongAgo }
}
