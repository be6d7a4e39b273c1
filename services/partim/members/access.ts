import type { FastifyRequest } from 'fastify'
import { type AccessCheck, callerOf } from '@/services/shared/access'
import { askerOf } from '@/services/shared/neighbour'
import { forbidden, Problem } from '@/services/shared/problem'
import type { Membership, Memberships } from './membership'

declare module 'fastify' {
  interface FastifyRequest {
    membership: Membership | null
  }
}

/** A member at work: who, for which company, in which request. */
export type Actor = { readonly uid: string; readonly companyId: string; readonly requestId: string }

/** Who calls a `member` operation. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.membership) {
    throw new Error(`${request.routeOptions.url} asks for a membership it does not require`)
  }
  const { companyId } = request.membership
  return { uid: callerOf(request).uid, companyId, requestId: request.id }
}

/** The check of level `member`: hires for a company, in a role that permits what the operation declares. */
export function memberCheck(memberships: Memberships, employer: AccessCheck): AccessCheck {
  return async (request, caller) => {
    await employer(request, caller)
    const membership = await memberships.ask(askerOf(request))
    if (!membership) throw new Problem(409, 'company_required')
    const { permission } = request.routeOptions.config
    if (permission && !membership.can.includes(permission)) throw forbidden()
    request.membership = membership
  }
}
