import { partim } from '@/lib/api/browser'
import { changeResource, type Outcome } from '@/lib/api/store-resource'
import type { Resume } from '@/lib/resumes/resume'
import { resumeSchema } from '@/validators/resume'
import { areUntouched, type ResumeAnswers, saysTheSame } from './resume-values'

type Store = {
  /** The resume as it was read. */
  readonly base: Resume
  /** The version the answers change. */
  readonly version: number
  readonly answers: ResumeAnswers
  /** True when the page may be gone before the answer. */
  readonly isLeaving: boolean
}

const change = ({ base, version, answers, isLeaving }: Store): Promise<Outcome<Resume>> =>
  changeResource<ResumeAnswers, Resume>(
    { id: base.id, version },
    {
      body: answers,
      saysTheSame,
      change: (_, body, headers) =>
        partim.PATCH('/v1/resumes/me', { body: body as never, headers, keepalive: isLeaving }),
    },
  )

/**
 * Stores answers of the viewer's resume. Other answers that were changed elsewhere meanwhile stay; a conflict is only
 * when the same answer was changed.
 */
export async function storeAnswers(store: Store): Promise<Outcome<Resume>> {
  const outcome = await change(store)
  if (outcome.kind !== 'conflict') return outcome
  const { current } = outcome
  const isOther = store.version === store.base.version && areUntouched(store.answers, store.base, current)
  return isOther ? change({ ...store, version: current.version }) : outcome
}

/** Whether the rules allow these answers to be stored. */
export const mayStore = (answers: ResumeAnswers): Promise<boolean> => resumeSchema.isValid(answers)
