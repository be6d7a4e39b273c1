import type { FastifyRequest } from 'fastify'
import type { Role } from '@/validators/permissions'
import { memberOf } from './access'
import type { Scope } from './scope'

/** A member at work: who, within what, in which request. */
export type Actor = {
  readonly uid: string
  readonly role: Role
  readonly scope: Scope
  readonly requestId: string
}

export function actorOf(request: FastifyRequest): Actor {
  const { uid, role, companyId, branchIds } = memberOf(request)
  return { uid, role, scope: { companyId, branchIds }, requestId: request.id }
}
