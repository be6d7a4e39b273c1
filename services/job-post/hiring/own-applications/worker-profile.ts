import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { Problem } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import { type ForwardedCaller, isUnknown, serviceClient } from '@/services/shared/service-client'
import { OwnWorker } from '../../shapes/applicant'

/** The companies that keep a worker as a favourite, and their groups. */
const FavouriteOf = Type.Object({
  items: Type.Array(Type.Object({ companyId: Uuid, groupIds: Type.Array(Uuid) })),
})
export type FavouriteOf = Static<typeof FavouriteOf>['items']

/** The answer of `GET /v1/workers/findable` there. */
const Findable = Type.Object({ workerIds: Type.Array(Uuid) })

/** What this service needs from the partim service; 503 when it gives no usable answer. */
export interface WorkerProfiles {
  /** The profile of the worker who makes the request; 403 `not_registered` when they have no account there. */
  ask(worker: ForwardedCaller): Promise<OwnWorker>
  /** The companies that keep the worker who makes the request as a favourite; refusals as for `ask`. */
  askFavouriteOf(worker: ForwardedCaller): Promise<FavouriteOf>
  /** Which of some workers the member who makes the request can find: neither hidden ones nor unknown ids. */
  findableAmong(workerIds: readonly string[], member: ForwardedCaller): Promise<readonly string[]>
}

function registered<Known>(known: Known | null): Known {
  if (known === null) throw new Problem(403, 'not_registered')
  return known
}

/** Asks the partim service with the caller's own session, so that it decides what they may see. */
export function profilesOfPartim({
  PARTIM_API_URL,
}: Pick<Settings<'job-post'>, 'PARTIM_API_URL'>): WorkerProfiles {
  const partim = serviceClient('partim', PARTIM_API_URL)

  return {
    async ask(worker) {
      return registered(await partim.find('/v1/workers/me', worker, OwnWorker, isUnknown))
    },

    async askFavouriteOf(worker) {
      const path = '/v1/my/favourite-companies'
      return registered(await partim.find(path, worker, FavouriteOf, isUnknown)).items
    },

    async findableAmong(workerIds, member) {
      const path = `/v1/workers/findable?${new URLSearchParams({ workerIds: workerIds.join() })}`
      const { workerIds: found } = await partim.read(path, member, Findable)
      return found.filter((id) => workerIds.includes(id))
    },
  }
}
