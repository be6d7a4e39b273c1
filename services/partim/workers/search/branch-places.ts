import { Type } from '@fastify/type-provider-typebox'
import { LRUCache } from 'lru-cache'
import type { Settings } from '@/lib/config/settings'
import type { Coordinates } from '@/services/shared/nearness'
import { nullable } from '@/services/shared/schema'
import { type ForwardedCaller, isUnknown, serviceClient } from '@/services/shared/service-client'

/** The job-post service, which knows where a company's branches are. */
export interface BranchPlaces {
  /** Null where the company has no such branch, or it has no position; 503 without a usable answer. */
  ask(employer: ForwardedCaller, companyId: string, branchId: string): Promise<Coordinates | null>
}

/** The parts of the job-post service's answer that this service reads. */
const Branch = Type.Object({
  lat: nullable(Type.Number()),
  lng: nullable(Type.Number()),
})

/** How long a branch's place is used again: a search asks for it with every page. */
const freshForMs = 60_000

/** Asks the job-post service with the member's own session. */
export function branchPlacesOfJobPost({
  JOB_POST_API_URL,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL'>): BranchPlaces {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  const known = new LRUCache<string, Coordinates>({ max: 5_000, ttl: freshForMs })
  return {
    async ask(employer, companyId, branchId) {
      const key = `${companyId} ${branchId}`
      const kept = known.get(key)
      if (kept) return kept
      const path = `/v1/branches/${encodeURIComponent(branchId)}`
      const branch = await jobPost.find(path, employer, Branch, isUnknown)
      if (!branch || branch.lat === null || branch.lng === null) return null
      const place = { lat: branch.lat, lng: branch.lng }
      known.set(key, place)
      return place
    },
  }
}
