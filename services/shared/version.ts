import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem'

/** The strong entity tag of a version number. */
export const entityTag = (version: number) => `"${version}"`

/** Sends a versioned resource with its ETag, so that a later edit can say what it was based on. */
export function sendVersioned<T extends { version: number }>(reply: FastifyReply, resource: T): T {
  reply.header('etag', entityTag(resource.version))
  return resource
}

/** The version an edit is based on, from If-Match; 428 without one. `*` would be a blind overwrite: refused. */
export function expectedVersion(request: FastifyRequest): number {
  const header = request.headers['if-match']
  if (header === undefined) throw new Problem(428, 'precondition_required')
  const version = /^"(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined) throw new Problem(400, 'bad_request')
  return Number(version)
}

/** 412 with the resource as it is now, so the form can offer both texts. */
export const stale = (current: unknown) => new Problem(412, 'stale', { current })
