import type { FastifyRequest } from 'fastify'
import { type AccessCheck, callerOf } from '@/services/shared/access'
import { forbidden, Problem } from '@/services/shared/problem'
import { forwardedCallerOf } from '@/services/shared/service-client'
import type { Membership, Memberships } from './membership'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Shows workers to companies: only to those whose number is confirmed (member level only). */
    showsWorkers?: true
  }
  interface FastifyRequest {
    membership: Membership | null
  }
}

/** The acting member: who, for which company and how far it is proven, in which request. */
export type Actor = Pick<Membership, 'companyId' | 'companyName' | 'standing'> & {
  readonly uid: string
  readonly requestId: string
  /** The visitor that shown workers are counted to, in addition to the company; null counts to none. */
  readonly visitor: string | null
}

/** The acting member of a `member` operation. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.membership) {
    throw new Error(`${request.routeOptions.url} asks for a membership it does not require`)
  }
  const { companyId, companyName, standing } = request.membership
  const { id: requestId, budgetVisitor: visitor } = request
  return { uid: callerOf(request).uid, companyId, companyName, standing, requestId, visitor }
}

/**
 * The check of level `member`: an employer in a company, with a verified address and a role that has the operation's
 * permission; where the operation shows workers, the company must be registered.
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
