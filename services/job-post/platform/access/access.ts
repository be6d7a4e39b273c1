import type { FastifyRequest } from 'fastify'
import type { AccessCheck } from '@/services/shared/access'
import type { AccountHolder } from '@/services/shared/accounts/access'
import type { Database } from '@/services/shared/database'
import { forbidden, Problem } from '@/services/shared/problem'
import { type Permission, permissions, permits } from '@/validators/permissions'
import { findAccountAndMember, type MemberAtWork } from './repository'

declare module 'fastify' {
  interface FastifyRequest {
    member: MemberAtWork | null
  }
}

/** The membership of the caller of a `member` operation. */
export function memberOf(request: FastifyRequest): MemberAtWork {
  if (!request.member) throw new Error(`${request.routeOptions.url} asks for a member it does not require`)
  return request.member
}

function isPermission(name: string): name is Permission {
  return (permissions as readonly string[]).includes(name)
}

/** The check of level `member`: belongs to a company, with a role that has the operation's permission. */
export function memberCheck(db: Database, holdAccount: AccountHolder): AccessCheck {
  return async (request, caller) => {
    const { account, member } = await findAccountAndMember(db, caller.uid)
    holdAccount(request, caller, account)
    if (!member) throw new Problem(409, 'company_required')
    const { permission } = request.routeOptions.config
    if (permission && !(isPermission(permission) && permits(member.role, permission))) throw forbidden()
    request.member = member
  }
}
