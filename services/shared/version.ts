import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem'

/** The strong entity tag of a version number. */
export const entityTag = (version: number) => `"${version}"`

/** Sends a versioned resource with its ETag, so that a later edit can say which version it changes. */
export function sendVersioned<T extends { version: number }>(reply: FastifyReply, resource: T): T {
  reply.header('etag', entityTag(resource.version))
  return resource
}

/**
 * The version an edit is based on, from If-Match; 428 without one. `*` is refused, because it would overwrite blindly.
 */
export function expectedVersion(request: FastifyRequest): number {
  const header = request.headers['if-match']
  if (header === undefined) throw new Problem(428, 'precondition_required')
  const version = /^"(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined) throw new Problem(400, 'bad_request')
  return Number(version)
}

/** 412 with the current resource, so that the form can offer both versions. */
export const stale = (current: unknown) => new Problem(412, 'stale', { current })
