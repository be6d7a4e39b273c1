import { type Static, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Check } from 'typebox/value'
import type { Settings } from '@/lib/config/settings'
import { Problem, unavailable } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import { OwnWorker } from './applicant'

/** Who asks: their bearer, handed on as it came, and the request it belongs to. */
export type Asker = { readonly authorization: string; readonly requestId: string }

export const askerOf = ({ headers, id }: FastifyRequest): Asker => ({
  authorization: headers.authorization ?? '',
  requestId: id,
})

/** Whose favourite a worker is, and in which groups there. */
const FavouriteOf = Type.Object({
  items: Type.Array(Type.Object({ companyId: Uuid, groupIds: Type.Array(Uuid) })),
})
export type FavouriteOf = Static<typeof FavouriteOf>['items']

/** The partim service as this one needs it; 503 where it gives no usable answer. */
export interface WorkerProfiles {
  /** What it knows about the worker who asks; 403 `not_registered` for who has no account there. */
  ask(worker: Asker): Promise<OwnWorker>
  /** The companies that keep the worker who asks as a favourite; refused as `ask` is. */
  askFavouriteOf(worker: Asker): Promise<FavouriteOf>
  /** Whether the member who asks could find a worker: false for somebody hidden, and for nobody. */
  isFindable(workerId: string, member: Asker): Promise<boolean>
}

const timeoutMs = 5_000

const FoundWorker = Type.Object({ id: Uuid })

/** Asks the partim service in the name of whoever asks, so that it decides what they may see. */
export function profilesOfPartim({
  PARTIM_API_URL,
}: Pick<Settings<'job-post'>, 'PARTIM_API_URL'>): WorkerProfiles {
  const get = async (path: string, { authorization, requestId }: Asker) => {
    const response = await fetch(new URL(path, PARTIM_API_URL), {
      headers: { authorization, 'x-request-id': requestId },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.status === 401) throw new Problem(401, 'unauthenticated')
    return { status: response.status, answer }
  }
  const unusable = (status: number) => unavailable(new Error(`the partim service answered ${status}`))

  return {
    async ask(worker) {
      const { status, answer } = await get('/v1/workers/me', worker)
      if (status === 403 || status === 404) throw new Problem(403, 'not_registered')
      if (status !== 200 || !Check(OwnWorker, answer)) throw unusable(status)
      return answer
    },

    async askFavouriteOf(worker) {
      const { status, answer } = await get('/v1/my/favourite-companies', worker)
      if (status === 403 || status === 404) throw new Problem(403, 'not_registered')
      if (status !== 200 || !Check(FavouriteOf, answer)) throw unusable(status)
      return answer.items
    },

    async isFindable(workerId, member) {
      const { status, answer } = await get(`/v1/workers/${workerId}`, member)
      // Another 404, of an address that is none, says nothing about the worker.
      if (status === 404 && Object(answer).code === 'not_found') return false
      if (status !== 200 || !Check(FoundWorker, answer) || answer.id !== workerId) throw unusable(status)
      return true
    },
  }
}
