import { localProblem, ProblemError } from '@/lib/api/problem'
import type { Violation } from '@/validators/violation'

/** The error for a file that breaks a rule; the rule and its params are the only error, of the field `file`. */
export const refusedFile = ({ rule, params }: Violation): ProblemError =>
  new ProblemError(localProblem('validation_failed', [{ field: 'file', rule, params }]))
