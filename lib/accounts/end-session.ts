import 'server-only'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { refusal } from '@/lib/api/refusal'
import type { Identity } from '@/lib/auth/token'
import { log } from '@/lib/observability/log'

/**
 * Ends the request's session in the service that stores it, so that a copy of its cookie is worthless. Signing out must
 * not depend on this: a failure is logged, and the session expires by itself.
 */
export async function endRequestSession({ kind }: Pick<Identity, 'kind'>): Promise<void> {
  const path = { params: { path: { sessionId: 'current' } } }
  const kept = {
    employer: () => jobPostApi().DELETE('/v1/sessions/{sessionId}', path),
    worker: () => partimApi().DELETE('/v1/sessions/{sessionId}', path),
  }
  // A session from before registration does not say which service stores it.
  const ends = await Promise.all(kind ? [kept[kind]()] : [kept.employer(), kept.worker()])
  // A session that was already ended, or that the other service stores, counts as ended.
  const failed = ends.find(({ response: { ok, status } }) => !ok && status !== 401 && status !== 404)
  if (failed) log().warn({ status: failed.response.status }, 'a session could not be ended')
}

/**
 * Ends every session and every open mailed link of the person, in the service that stores them. Only a valid session
 * may do this: with an ended one nothing happens. Throws `unavailable` when the service does not answer.
 */
export async function endAllRequestSessions({ kind }: Pick<Identity, 'kind'>): Promise<void> {
  const everywhere = ['/v1/sessions/end-all', { body: {} }] as const
  const { response } =
    kind === 'worker' ? await partimApi().POST(...everywhere) : await jobPostApi().POST(...everywhere)
  if (response.status >= 500) throw refusal('unavailable')
}
