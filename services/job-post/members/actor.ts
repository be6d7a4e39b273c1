import type { FastifyRequest } from 'fastify'
import type { CompanyStanding } from '@/validators/company-standing'
import type { Role } from '@/validators/permissions'
import { memberOf } from './access'
import type { Scope } from './scope'

/** A member at work: who, within what, in which request. */
export type Actor = {
  readonly uid: string
  readonly role: Role
  readonly scope: Scope
  /** What the company was proven to be when the request came in. */
  readonly standing: CompanyStanding
  readonly requestId: string
}

export function actorOf(request: FastifyRequest): Actor {
  const { uid, role, companyId, branchIds, standing } = memberOf(request)
  return { uid, role, scope: { companyId, branchIds }, standing, requestId: request.id }
}
