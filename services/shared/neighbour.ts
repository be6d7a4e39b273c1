import type { FastifyRequest } from 'fastify'
import { Problem, unavailable } from './problem'

/** Who asks: their bearer, handed on as it came, and the request it belongs to. */
export type Asker = { readonly authorization: string; readonly requestId: string }

export const askerOf = ({ headers, id }: FastifyRequest): Asker => ({
  authorization: headers.authorization ?? '',
  requestId: id,
})

/** An answer of the neighbour, its body parsed; null where it is no JSON. */
export type NeighbourAnswer = { readonly status: number; readonly body: unknown }

/** Another of our services, asked in the name of whoever asks, so that it decides what they may see. */
export type Neighbour = {
  /** Throws 401 where it does not know who asks, and 503 where it gives no answer within 5 s. */
  readonly get: (path: string, asker: Asker) => Promise<NeighbourAnswer>
  /** The problem to throw where an answer is none that can be used. */
  readonly unusable: (answer: NeighbourAnswer) => Problem
}

const timeoutMs = 5_000

/** The service of a name, for the log, at an address. */
export function neighbour(name: string, address: string): Neighbour {
  return {
    get: async (path, { authorization, requestId }) => {
      const response = await fetch(new URL(path, address), {
        headers: { authorization, 'x-request-id': requestId },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw unavailable(cause)
      })
      const body: unknown = await response.json().catch(() => null)
      if (response.status === 401) throw new Problem(401, 'unauthenticated')
      return { status: response.status, body }
    },
    unusable: ({ status }) => unavailable(new Error(`the ${name} service answered ${status}`)),
  }
}
