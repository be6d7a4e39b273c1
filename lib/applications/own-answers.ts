import 'client-only'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { OwnApplication, OwnEvent } from './own-application'
import {
  answerTerms,
  changeOwnState,
  confirmComing,
  type GivenBack,
  giveShiftsBack,
  readOwnApplication,
} from './own-requests'

/** What a worker decides about an application or a job of theirs; `leave` is the answer to other terms. */
export type OwnAnswer =
  | { readonly decision: OwnEvent | 'confirm' | 'acceptTerms' | 'keepTerms' | 'leave' }
  | ({ readonly decision: 'give_back' } & GivenBack)

/** The parts of an application as it was seen when it was answered. */
export type Seen = Pick<OwnApplication, 'id' | 'state' | 'version' | 'termChange'>

/** The state that a decision leads to; those that are missing keep it. */
export const stateAfter: Partial<Record<OwnAnswer['decision'], OwnApplication['state']>> = {
  accept: 'hired',
  decline: 'offer_declined',
  withdraw: 'withdrawn',
  leave: 'withdrawn',
}

/** Sends an answer about an application as it was seen; 409 when that is another by now. */
export function sendAnswer(seen: Seen, answer: OwnAnswer): Promise<OwnApplication> {
  switch (answer.decision) {
    case 'give_back':
      return giveShiftsBack(seen, { shiftIds: answer.shiftIds, reason: answer.reason })
    case 'confirm':
      return confirmComing(seen)
    case 'acceptTerms':
      return answerTerms(seen, 'accept')
    case 'keepTerms':
      return answerTerms(seen, 'keep')
    case 'leave':
      return answerTerms(seen, 'leave')
    default:
      return changeOwnState(seen, answer.decision)
  }
}

/** Whether an answer is given: by an earlier request whose answer was lost, or elsewhere. */
export function isGiven(answer: OwnAnswer, now: OwnApplication): boolean {
  if (answer.decision === 'confirm') return now.isConfirmed
  if (answer.decision === 'give_back')
    return answer.shiftIds.every((one) => now.givenBack.some(({ id }) => id === one))
  return now.state === stateAfter[answer.decision]
}

/** Whether a decision still means what was pressed, where the service takes it for any version. */
function isMeant({ decision }: OwnAnswer, seen: Seen, now: OwnApplication): boolean {
  if (now.state === seen.state && now.version === seen.version) return true
  // Who was only looked at meanwhile withdraws the same application.
  if (decision === 'withdraw') return now.state !== 'offered' && now.state !== 'hired'
  // What is no job of theirs any more is not theirs to come to, and the service says why.
  return decision !== 'confirm' || now.state !== 'hired'
}

/**
 * Sends an answer that was given a while ago. It is answered with the application as it stands where the same was answered
 * before, and refused with `wrong_state` where something else would be meant by now.
 */
export async function sendEarlierAnswer(seen: Seen, answer: OwnAnswer): Promise<OwnApplication> {
  const current = await readOwnApplication(seen)
  if (isGiven(answer, current)) return current
  if (!isMeant(answer, seen, current)) {
    throw new ProblemError({
      ...localProblem('wrong_state'),
      status: 409,
      params: { who: 'member' },
      current,
    })
  }
  try {
    return await sendAnswer(seen, answer)
  } catch (error) {
    // The earlier request may have arrived a moment ago.
    const now =
      error instanceof ProblemError ? (error.problem.current as OwnApplication | undefined) : undefined
    if (now && isGiven(answer, now)) return now
    throw error
  }
}
