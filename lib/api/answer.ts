import 'server-only'
import { leaveRefusedSession } from '@/lib/auth/viewer'
import { asProblem, ProblemError } from './problem'

type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>

/**
 * The data of a service's answer, for a page: a session the service no longer accepts ends in the browser, too, and
 * leads to the login page with the reason or to what everybody may see; other problems are thrown as ProblemError.
 */
export async function answerOf<Data>(call: Call<Data>): Promise<Data> {
  const { data, error, response } = await call
  if (response.ok) return data as Data
  const problem = asProblem(error, response)
  // Never without a reason: a cookie that still verifies offline would be led straight back here.
  if (problem.status === 401)
    return leaveRefusedSession(problem.code === 'session_revoked' ? 'revoked' : 'expired')
  throw new ProblemError(problem)
}

/** Like `answerOf`, but null for what is not there. */
export async function answerOrNull<Data>(call: Call<Data>): Promise<Data | null> {
  try {
    return await answerOf(call)
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404) return null
    throw error
  }
}
