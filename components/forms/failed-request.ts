import { ProblemError } from '@/lib/api/problem'
import type { FormProblem } from './apply-problem'
import { offline } from './use-lazy-module'

/** The problem of a failed request: the service's refusal, or that there is no network. */
export const problemOfFailure = (error: unknown): FormProblem =>
  error instanceof ProblemError ? error.problem : offline
