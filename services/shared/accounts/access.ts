import type { FastifyRequest } from 'fastify'
import type { AccessCheck, Caller } from '../access'
import type { Database } from '../database'
import type { AccountKind } from '../identity/provider'
import { Problem } from '../problem'
import { type Account, findAccount } from './repository'

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null
  }
}

/** The account of the caller of a `registered`, `verified` or `member` operation. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new Error(`${request.routeOptions.url} asks for an account it does not require`)
  return request.account
}

/**
 * Whether an account's address is proven to be its person's. The identity provider's own flag does not count: it mails
 * verification links to any address a stranger signed up with, and such a link does not prove who chose the password.
 */
export const isVerified = ({ emailVerifiedAt }: Pick<Account, 'emailVerifiedAt'>) => emailVerifiedAt !== null

export type AccountHolder = (request: FastifyRequest, caller: Caller, account: Account | null) => void

/**
 * Returns a function that sets the caller's account; it throws 403 when the caller has none, and says whether making one takes an
 * address beside the name: some providers give none.
 */
export const accountHolder =
  (kind: AccountKind): AccountHolder =>
  (request, caller, account) => {
    const isOtherKind = caller.user.kind !== null && caller.user.kind !== kind
    if (!account && isOtherKind) throw new Problem(403, `${kind}s_only`)
    if (!account) {
      const asks = caller.user.email === null ? 'address' : 'name'
      throw new Problem(403, 'not_registered', { params: { asks } })
    }
    request.account = account
  }

/** The checks of the levels `registered` and `verified` for a service of one kind of account. */
export function accountChecks(db: Database, kind: AccountKind) {
  const holdAccount = accountHolder(kind)
  const registered: AccessCheck = async (request, caller) =>
    holdAccount(request, caller, await findAccount(db, caller.uid))
  const verified: AccessCheck = async (request, caller) => {
    await registered(request, caller)
    if (!isVerified(accountOf(request))) throw new Problem(403, 'email_unverified')
  }
  return { registered, verified }
}
