import type { FastifyRequest } from 'fastify'
import { type AccessCheck, callerOf } from '@/services/shared/access'
import { forbidden, Problem } from '@/services/shared/problem'
import { forwardedCallerOf } from '@/services/shared/service-client'
import type { Membership, Memberships } from './membership'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Shows workers to companies: only to those that somebody else than themselves knows of (member level only). */
    showsWorkers?: true
  }
  interface FastifyRequest {
    membership: Membership | null
  }
}

/** A member at work: who, for which company and how far that is proven, in which request. */
export type Actor = Pick<Membership, 'companyId' | 'standing'> & {
  readonly uid: string
  readonly requestId: string
  /** Whom workers shown are counted to beside the company; null for nobody. */
  readonly visitor: string | null
}

/** Who calls a `member` operation. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.membership) {
    throw new Error(`${request.routeOptions.url} asks for a membership it does not require`)
  }
  const { companyId, standing } = request.membership
  const { id: requestId, budgetVisitor: visitor } = request
  return { uid: callerOf(request).uid, companyId, standing, requestId, visitor }
}

/**
 * The check of level `member`: hires for a company, from a verified address, in a role that permits what the operation
 * declares; where it shows workers, for a company that is registered.
 */
export function memberCheck(memberships: Memberships, employer: AccessCheck): AccessCheck {
  return async (request, caller) => {
    await employer(request, caller)
    const membership = await memberships.ask(forwardedCallerOf(request))
    if (!membership) throw new Problem(409, 'company_required')
    if (!membership.emailVerified) throw new Problem(403, 'email_unverified')
    const { permission, showsWorkers } = request.routeOptions.config
    if (permission && !membership.can.includes(permission)) throw forbidden()
    if (showsWorkers && membership.standing === 'unregistered') {
      throw new Problem(403, 'workers_until_registered')
    }
    request.membership = membership
  }
}
