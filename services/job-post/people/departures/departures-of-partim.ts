import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'

/** How many people one turn forgets, so that a mistake in the other service is noticed before it affects everybody. */
export const mostOfTurn = 100

const Departed = Type.Object({
  items: Type.Array(Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) }), {
    maxItems: mostOfTurn,
  }),
  cursor: Type.Union([Type.String(), Type.Null()]),
})
export type Departed = Static<typeof Departed>

/** The partim service, which knows which workers' accounts were removed. */
export interface Departures {
  /** Removed accounts after a position, and the next position; throws when it gives no usable answer. */
  after(cursor: string | null): Promise<Departed>
}

type DepartureSettings = Pick<Settings<'job-post'>, 'PARTIM_API_URL' | 'ATTESTATION_SECRET'>

/** Asks the partim service in this service's own name. */
export function departuresOfPartim({ PARTIM_API_URL, ATTESTATION_SECRET }: DepartureSettings): Departures {
  const partim = serviceClient('partim', PARTIM_API_URL)
  const question = { from: 'job-post', to: 'partim', operation: 'GET /v1/departures' }
  return {
    async after(cursor) {
      const query = new URLSearchParams({ limit: String(mostOfTurn), ...(cursor !== null && { cursor }) })
      return partim.read(`/v1/departures?${query}`, await requesterOf(question, ATTESTATION_SECRET), Departed)
    },
  }
}
