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

/** The partim service as this one needs it; 503 where it gives no usable answer. */
export interface WorkerProfiles {
  /** What it knows about the worker who asks; 403 `not_registered` for who has no account there. */
  ask(worker: ForwardedCaller): Promise<OwnWorker>
  /** The companies that keep the worker who asks as a favourite; refused as `ask` is. */
  askFavouriteOf(worker: ForwardedCaller): Promise<FavouriteOf>
  /** Whether the member who asks could find a worker: false for somebody hidden, and for nobody. */
  isFindable(workerId: string, member: ForwardedCaller): Promise<boolean>
}

function registered<Known>(known: Known | null): Known {
  if (known === null) throw new Problem(403, 'not_registered')
  return known
}

/** Asks the partim service in the name of whoever asks, so that it decides what they may see. */
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
