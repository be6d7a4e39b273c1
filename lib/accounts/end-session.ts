import 'server-only'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { refusal } from '@/lib/api/refusal'
import type { Identity } from '@/lib/auth/token'
import { log } from '@/lib/observability/log'

/**
 * Ends the session of the request where it is kept, so that a copy of its cookie opens nothing any more. Leaving must
 * not depend on it: what fails is logged, and the session expires by itself.
 */
export async function endRequestSession({ kind }: Pick<Identity, 'kind'>): Promise<void> {
  const path = { params: { path: { sessionId: 'current' } } }
  const kept = {
    employer: () => jobPostApi().DELETE('/v1/sessions/{sessionId}', path),
    worker: () => partimApi().DELETE('/v1/sessions/{sessionId}', path),
  }
  // One from before registration does not say whose service keeps it.
  const ends = await Promise.all(kind ? [kept[kind]()] : [kept.employer(), kept.worker()])
  // One that was ended before, or is kept elsewhere, is as good as ended.
  const failed = ends.find(({ response: { ok, status } }) => !ok && status !== 401 && status !== 404)
  if (failed) log().warn({ status: failed.response.status }, 'a session could not be ended')
}

/**
 * Ends every session and every open link of the request's person where they are kept. Only a session that still counts may:
 * one that was ended ends nothing. Throws `unavailable` where the service does not answer.
 */
export async function endAllRequestSessions({ kind }: Pick<Identity, 'kind'>): Promise<void> {
  const everywhere = ['/v1/sessions/end-all', { body: {} }] as const
  const { response } =
    kind === 'worker' ? await partimApi().POST(...everywhere) : await jobPostApi().POST(...everywhere)
  if (response.status >= 500) throw refusal('unavailable')
}
