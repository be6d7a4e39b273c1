import { Check } from 'typebox/value'
import type { Settings } from '@/lib/config/settings'
import { Problem, unavailable } from '@/services/shared/problem'
import { OwnWorker } from './applicant'

/** Who asks: their bearer, handed on as it came, and the request it belongs to. */
export type AskingWorker = { readonly authorization: string; readonly requestId: string }

/** The partim service as this one needs it: what it knows about the worker who applies. */
export interface WorkerProfiles {
  /** 403 `not_registered` for who has no account there; 503 where the partim service gives no usable answer. */
  ask(worker: AskingWorker): Promise<OwnWorker>
}

const timeoutMs = 5_000

/** Asks the partim service in the worker's own name, so that it decides what they may see. */
export function profilesOfPartim({
  PARTIM_API_URL,
}: Pick<Settings<'job-post'>, 'PARTIM_API_URL'>): WorkerProfiles {
  return {
    async ask({ authorization, requestId }) {
      const response = await fetch(new URL('/v1/workers/me', PARTIM_API_URL), {
        headers: { authorization, 'x-request-id': requestId },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw unavailable(cause)
      })
      const answer: unknown = await response.json().catch(() => null)
      if (response.status === 403 || response.status === 404) throw new Problem(403, 'not_registered')
      if (response.status === 401) throw new Problem(401, 'unauthenticated')
      if (!response.ok || !Check(OwnWorker, answer)) {
        throw unavailable(new Error(`the partim service answered ${response.status}`))
      }
      return answer
    },
  }
}
