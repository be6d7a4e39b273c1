import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { toast } from '@/components/ui/toast'
import type { Interview } from '@/lib/interviews/interview'

/** What needs more than a tap. */
export type InterviewAsked = 'times' | 'wish' | 'outcome' | 'cancel'

const isInterview = (value: unknown): value is Interview =>
  typeof value === 'object' && value !== null && 'version' in value && 'can' in value

/** An interview as it was last seen, and what is done with it: a refusal shows how it is now, and why. */
export function useInterview(given: Interview, onChange?: (interview: Interview) => void) {
  const t = useTranslations('interviewing')
  const [seen, setSeen] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const interview = given.id === seen.id && given.version <= seen.version ? seen : given
  const put = (next: Interview) => {
    setSeen(next)
    onChange?.(next)
  }
  /** Does something and says so; answers whether it was done. */
  const act = async (
    work: () => Promise<Interview>,
    done: 'accepted' | 'declined' | 'reconsidered' | 'cancelled',
  ) => {
    setBusy(true)
    setRefusal(null)
    try {
      put(await work())
      void toast('success', t(`done.${done}`))
    } catch (error) {
      const problem = problemOfFailure(error)
      const current = 'current' in problem ? problem.current : null
      if (isInterview(current)) put(current)
      setRefusal(problem)
    } finally {
      setBusy(false)
    }
  }
  return { interview, put, act, isBusy, refusal }
}
