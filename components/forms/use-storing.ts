import { useState } from 'react'
import type { FormProblem } from './apply-problem'
import { problemOfFailure } from './failed-request'

/** Stores something besides a whole form: whether that is under way, and why the last time failed, until it is tried again. */
export function useStoring() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const store = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      setRefusal(problemOfFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, forgetRefusal: () => setRefusal(null), store }
}
