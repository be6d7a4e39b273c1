import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { Problem } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import {
  type ForwardedCaller,
  isUnknown,
  type ServiceAnswer,
  serviceClient,
} from '@/services/shared/service-client'
import { OwnWorker } from './applicant'

/** Whose favourite a worker is, and in which groups there. */
const FavouriteOf = Type.Object({
  items: Type.Array(Type.Object({ companyId: Uuid, groupIds: Type.Array(Uuid) })),
})
export type FavouriteOf = Static<typeof FavouriteOf>['items']

/** What this service asks of the partim service; 503 when that gives no usable answer. */
export interface WorkerProfiles {
  /** The profile of the worker who makes the request; 403 `not_registered` when they have no account there. */
  ask(worker: ForwardedCaller): Promise<OwnWorker>
  /** The companies that keep the worker who makes the request as a favourite; refusals as for `ask`. */
  askFavouriteOf(worker: ForwardedCaller): Promise<FavouriteOf>
  /** Whether the member who makes the request can find a worker: false for a hidden one and for an unknown id. */
  isFindable(workerId: string, member: ForwardedCaller): Promise<boolean>
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

    async isFindable(workerId, member) {
      const Found = Type.Object({ id: Type.Literal(workerId) })
      // Another 404, of an address that is none, says nothing about the worker.
      const isNobody = ({ status, body }: ServiceAnswer) =>
        status === 404 && Object(body).code === 'not_found'
      return (await partim.find(`/v1/workers/${workerId}/findable`, member, Found, isNobody)) !== null
    },
  }
}
