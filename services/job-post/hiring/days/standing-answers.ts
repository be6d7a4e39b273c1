import { type ApplicationState, placeTakenStates } from '@/validators/states/application'
import type { JobPostState } from '@/validators/states/job-post'
import { type AnsweringEvent, answerOf, type WorkerAnswer } from '../applications/worker-answers'

type Given = {
  readonly applicationId: string
  readonly event: string
  readonly from: ApplicationState | null
  readonly at: Date
  /** Of the application, and of its post, as they are now. */
  readonly state: ApplicationState
  readonly postState: JobPostState
}

const said = ({ event, from }: Given): WorkerAnswer => answerOf(event as AnsweringEvent, from ?? 'submitted')

const isOfTerms = (one: Given) => said(one) === 'terms_accepted' || said(one) === 'terms_kept'

const hasJob = (state: ApplicationState) => (placeTakenStates as readonly ApplicationState[]).includes(state)

/** The states in which each answer is still how things are. */
const standsIn: Readonly<Record<WorkerAnswer, (state: ApplicationState) => boolean>> = {
  offer_accepted: hasJob,
  terms_accepted: hasJob,
  terms_kept: hasJob,
  offer_declined: (state) => state === 'offer_declined',
  application_withdrawn: (state) => state === 'withdrawn',
  worker_cannot_come: (state) => state === 'withdrawn',
}

/** Whether a later answer of the same person leaves an earlier one without meaning. */
const overtakes = (later: Given, earlier: Given): boolean =>
  later.applicationId === earlier.applicationId &&
  later.at > earlier.at &&
  ((isOfTerms(later) && isOfTerms(earlier)) ||
    (said(later) === 'worker_cannot_come' && said(earlier) !== 'worker_cannot_come'))

/**
 * Whether nothing has overtaken an answer: not the cancellation of its post, nor what became of the application since, nor,
 * among all `answers`, what the same person said later.
 */
export function stillStands(answer: Given, answers: readonly Given[]): boolean {
  const { event, state, postState } = answer
  if (postState === 'cancelled') return false
  // Who gave back a part keeps the job for the others.
  const isOfPart = event === 'give_back' && hasJob(state)
  if (!isOfPart && !standsIn[said(answer)](state)) return false
  return !answers.some((other) => overtakes(other, answer))
}
