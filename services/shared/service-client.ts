import type { Static, TSchema } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Check } from 'typebox/value'
import { Problem, unavailable } from './problem'

/** Who calls: their bearer, handed on as it came, and the request it belongs to. */
export type ForwardedCaller = { readonly authorization: string; readonly requestId: string }

export const forwardedCallerOf = ({ headers, id }: FastifyRequest): ForwardedCaller => ({
  authorization: headers.authorization ?? '',
  requestId: id,
})

/** An answer of the other service, its body parsed; null where it is no JSON. */
export type ServiceAnswer = { readonly status: number; readonly body: unknown }

/** Another of our services, asked in the name of whoever asks, so that it decides what they may see. */
export type ServiceClient = {
  /** A body of the schema; throws 401 where it does not know who asks, 503 where there is no such answer within 5 s. */
  readonly read: <Schema extends TSchema>(
    path: string,
    caller: ForwardedCaller,
    schema: Schema,
  ) => Promise<Static<Schema>>
  /** As `read`, but null where the answer says that there is nothing for who asks. */
  readonly find: <Schema extends TSchema>(
    path: string,
    caller: ForwardedCaller,
    schema: Schema,
    isNothing: (answer: ServiceAnswer) => boolean,
  ) => Promise<Static<Schema> | null>
  /** What the other service answers to a body that may be put twice; throws like `read`. */
  readonly put: <Schema extends TSchema>(
    path: string,
    caller: ForwardedCaller,
    body: object,
    schema: Schema,
  ) => Promise<Static<Schema>>
}

/** What a service answers who has no account there. */
export const isUnknown = ({ status }: ServiceAnswer): boolean => status === 403 || status === 404

const timeoutMs = 5_000

/** The service of a name, for the log, at an address. */
export function serviceClient(name: string, address: string): ServiceClient {
  async function send(
    path: string,
    { authorization, requestId }: ForwardedCaller,
    put?: object,
  ): Promise<ServiceAnswer> {
    const response = await fetch(new URL(path, address), {
      headers: {
        authorization,
        'x-request-id': requestId,
        ...(put && { 'content-type': 'application/json' }),
      },
      ...(put && { method: 'PUT', body: JSON.stringify(put) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.status === 401) throw new Problem(401, 'unauthenticated')
    return { status: response.status, body }
  }

  function usable<Schema extends TSchema>({ status, body }: ServiceAnswer, schema: Schema): Static<Schema> {
    if (status === 200 && Check(schema, body)) return body
    throw unavailable(new Error(`the ${name} service answered ${status}`))
  }

  return {
    read: async (path, caller, schema) => usable(await send(path, caller), schema),
    find: async (path, caller, schema, isNothing) => {
      const answer = await send(path, caller)
      return isNothing(answer) ? null : usable(answer, schema)
    },
    put: async (path, caller, put, schema) => usable(await send(path, caller, put), schema),
  }
}
