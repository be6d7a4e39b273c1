import 'server-only'
import { codeOfFailure, FetchFailure, fetchWithPolicy, isEventStream } from '@/lib/api/fetch-policy'
import { ProblemError, problemOf } from '@/lib/api/problem'
import { refusal } from '@/lib/api/refusal'
import { eventStreamType } from './wire'

async function ask(request: Request): Promise<Response> {
  try {
    return await fetchWithPolicy(request, { stream: true })
  } catch (error) {
    if (error instanceof FetchFailure) throw refusal(codeOfFailure(error), { cause: error })
    throw error
  }
}

/**
 * A stream of one of our services; rejects with the service's refusal. Whoever is done with it cancels it: once a request
 * was collected as garbage, its signal ends nothing any more, and the connection would stay open.
 */
export async function streamOfService(request: Request): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  request.headers.set('Accept', eventStreamType)
  const answer = await ask(request)
  if (answer.ok && isEventStream(answer) && answer.body) return answer.body.getReader()
  if (!answer.ok && !isEventStream(answer)) throw new ProblemError(await problemOf(answer))
  await answer.body?.cancel()
  throw refusal('upstream_invalid')
}
