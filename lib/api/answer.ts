import 'server-only'
import { leaveRefusedSession } from '@/lib/auth/viewer'
import { noteUnavailable } from '@/lib/security/visitor'
import { asProblem, isOfWhatIsBehind, ProblemError } from './problem'

type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>

/**
 * The data of a service's answer, for a page. A session the service no longer accepts is ended in the browser, too, and
 * the person is redirected to the login page with the reason, or to an open page; other problems are thrown as
 * ProblemError.
 */
export async function answerOf<Data>(call: Call<Data>): Promise<Data> {
  const { data, error, response } = await call
  if (response.ok) return data as Data
  const problem = asProblem(error, response)
  // Always with a reason: a cookie that still verifies offline would otherwise redirect straight back here.
  if (problem.status === 401)
    return leaveRefusedSession(problem.code === 'session_revoked' ? 'revoked' : 'expired')
  if (isOfWhatIsBehind(problem.status)) noteUnavailable()
  throw new ProblemError(problem)
}

/** The data of a service's answer, outside of a page; any problem is thrown as ProblemError. */
export async function dataOfAnswer<Data>(call: Call<Data>): Promise<Data> {
  const { data, error, response } = await call
  if (!response.ok) throw new ProblemError(asProblem(error, response))
  return data as Data
}

/** Like `answerOf`, but null when the resource does not exist. */
export async function answerOrNull<Data>(call: Call<Data>): Promise<Data | null> {
  try {
    return await answerOf(call)
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404) return null
    throw error
  }
}
