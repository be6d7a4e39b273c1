import type { FastifyRequest } from 'fastify'
import type { CompanyStanding, ContactReach } from '@/validators/company-standing'
import type { Role } from '@/validators/permissions'
import { memberOf } from './access'
import type { Scope } from './scope'

/** The acting member: who, with which scope, in which request. */
export type Actor = {
  readonly uid: string
  readonly role: Role
  readonly scope: Scope
  /** The company's standing when the request arrived. */
  readonly standing: CompanyStanding
  /** Whose contact details the company reads. */
  readonly reach: ContactReach
  readonly requestId: string
}

/** Who makes a change, with what its audit event needs. */
export type Doer = Pick<Actor, 'uid' | 'requestId' | 'scope'>

export function actorOf(request: FastifyRequest): Actor {
  const { uid, role, companyId, branchIds, standing, reach } = memberOf(request)
  return { uid, role, scope: { companyId, branchIds }, standing, reach, requestId: request.id }
}
