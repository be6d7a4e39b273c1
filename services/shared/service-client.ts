import type { Static, TSchema } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Check } from 'typebox/value'
import { Problem, unavailable } from './problem'

/** The caller's bearer token, passed on unchanged, and the id of the request. */
export type ForwardedCaller = { readonly authorization: string; readonly requestId: string }

export const forwardedCallerOf = ({ headers, id }: FastifyRequest): ForwardedCaller => ({
  authorization: headers.authorization ?? '',
  requestId: id,
})

/** The other service's answer with its body parsed; null when it is not JSON. */
export type ServiceAnswer = { readonly status: number; readonly body: unknown }

/** Another of our services, called with the caller's own token, so that it decides what the caller may see. */
export type ServiceClient = {
  /**
   * Reads a body of the schema; throws 401 when the service does not know the caller, 503 without a valid answer within
   * 5 s.
   */
  readonly read: <Schema extends TSchema>(
    path: string,
    caller: ForwardedCaller,
    schema: Schema,
  ) => Promise<Static<Schema>>
  /** Like `read`, but null when the answer means that there is nothing for the caller. */
  readonly find: <Schema extends TSchema>(
    path: string,
    caller: ForwardedCaller,
    schema: Schema,
    isNothing: (answer: ServiceAnswer) => boolean,
  ) => Promise<Static<Schema> | null>
  /** Sends a body that may safely be sent twice, and answers whatever came; 503 without an answer within 5 s. */
  readonly ask: (path: string, caller: ForwardedCaller, body: object) => Promise<ServiceAnswer>
  /** Sends a body that may safely be sent twice and reads the answer; throws like `read`. */
  readonly put: <Schema extends TSchema>(
    path: string,
    caller: ForwardedCaller,
    body: object,
    schema: Schema,
  ) => Promise<Static<Schema>>
}

/** The answers of a service to a caller who has no account there. */
export const isUnknown = ({ status }: ServiceAnswer): boolean => status === 403 || status === 404

const timeoutMs = 5_000

/** A client for the service at an address; the name is for the log. */
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
    ask: send,
    put: async (path, caller, put, schema) => usable(await send(path, caller, put), schema),
  }
}
