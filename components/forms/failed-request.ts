import { ProblemError } from '@/lib/api/problem'
import type { FormProblem } from './apply-problem'
import { offline } from './use-lazy-module'

/** What a request that failed has to say: the refusal it was answered with, or that there is no network. */
export const problemOfFailure = (error: unknown): FormProblem =>
  error instanceof ProblemError ? error.problem : offline
