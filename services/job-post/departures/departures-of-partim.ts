import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { serviceClient } from '@/services/shared/service-client'
import { askerOf } from '@/services/shared/service-questions/question'

/** People forgotten in one turn: a mistake over there is seen before it has reached everybody. */
export const mostOfTurn = 100

const Departed = Type.Object({
  items: Type.Array(Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) }), {
    maxItems: mostOfTurn,
  }),
  cursor: Type.Union([Type.String(), Type.Null()]),
})
export type Departed = Static<typeof Departed>

/** The partim service, which says which workers' accounts are gone. */
export interface Departures {
  /** Those after a position, and the one after them; throws where it gives no usable answer. */
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
      return partim.read(`/v1/departures?${query}`, await askerOf(question, ATTESTATION_SECRET), Departed)
    },
  }
}
