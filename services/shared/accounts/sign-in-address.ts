import { and, eq, gt, sql } from 'drizzle-orm'
import { auditEvents } from '../audit/table'
import type { Database } from '../database'
import { EmailTakenError, type IdentityProvider, type UserRecord } from '../identity/provider'
import { enqueue } from '../jobs/enqueue'
import { Problem, unavailable } from '../problem'
import { isVerified } from './access'
import { endAllSessions } from './ending'
import { enqueueIdentity } from './identity-tasks'
import { notices } from './mail-kinds'
import { type AccountParts, asking, audit } from './parts'
import { type Account, findAccount, findUidsOf, isChangedJustNow, lockAccount } from './repository'
import { takeUnprovenAway } from './sign-in-methods'

type Cause = { readonly requestId?: string }
type Parts = Pick<AccountParts, 'db' | 'identity' | 'users' | 'jobs'>

/**
 * Whether the user's address at the identity provider is the account's; anybody who holds a session of the user can
 * change it there.
 */
export const isAccountAddress = ({ email }: Pick<UserRecord, 'email'>, account: Pick<Account, 'email'>) =>
  email?.toLowerCase() === account.email.toLowerCase()

/** Restores a user's address at the provider, and removes a sign-in without an account that took it meanwhile. */
async function giveBack(
  identity: IdentityProvider,
  { uid, email, emailVerifiedAt }: Pick<Account, 'uid' | 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  const address = { email, emailVerified: emailVerifiedAt !== null }
  try {
    await identity.updateUser(uid, address)
  } catch (error) {
    const holder = error instanceof EmailTakenError ? await identity.findByEmail(email) : null
    if (!holder || holder.kind !== null) throw error
    await identity.removeUser(holder.uid)
    await identity.updateUser(uid, address)
  }
}

const restored = 'account.sign_in_address_restored'

async function isRestoredJustNow(tx: Database, uid: string): Promise<boolean> {
  const { subjectType, subjectId, action, at } = auditEvents
  const isOfAccount = and(eq(subjectType, 'account'), eq(subjectId, uid), eq(action, restored))
  return (await tx.$count(auditEvents, and(isOfAccount, gt(at, sql`now() - interval '10 seconds'`)))) > 0
}

/**
 * Restores the account's address at the identity provider when it was changed there directly; true when it was. Whoever
 * changed it had a session of the user, so all sessions, all open links and all sign-in methods not proven for the
 * address end, and a mail tells the address.
 */
export async function restoreAddress(parts: Parts, uid: string, cause: Cause = {}): Promise<boolean> {
  const { db, identity, users } = parts
  users.forget(uid)
  const user = await asking(identity.lookup(uid))
  const account = await findAccount(db, uid)
  if (!user || !account || isAccountAddress(user, account)) return false
  // A link to change the address was just used, and the account will follow.
  if (user.email && (await isChangedJustNow(db, uid, user.email.toLowerCase()))) return false
  try {
    await giveBack(identity, account)
  } catch (error) {
    // Another user registered with the address; whoever moved this user's address away must not use the account
    // meanwhile.
    if (error instanceof EmailTakenError) throw new Problem(401, 'session_revoked')
    throw unavailable(error)
  }
  users.forget(uid)
  // The provider drops the address when a password is removed, so nobody has changed it.
  if (user.email === null) return false
  const settle = await db.transaction(async (tx) => {
    await lockAccount(tx, uid)
    // A concurrent request has restored it.
    if (await isRestoredJustNow(tx, uid)) return null
    await audit(tx, restored, { uid, ...cause, after: { email: account.email } })
    await enqueue(tx, notices.sign_in_address_restored, { to: account.email, name: account.displayName })
    const unlinking = await takeUnprovenAway(tx, account, user, cause)
    return enqueueIdentity(tx, parts, [...unlinking, await endAllSessions(tx, uid)])
  })
  await settle?.()
  return true
}

/** Restores the address of the accounts that have it. */
export async function restoreAddressOf(parts: Parts, email: string, cause: Cause = {}): Promise<void> {
  for (const uid of await findUidsOf(parts.db, email)) await restoreAddress(parts, uid, cause)
}

/**
 * 401 `session_revoked` for a session whose user signs in with another address than the account's. Not asked of an
 * account without a proven address, because a change of such an address reaches the provider first.
 */
export async function refuseMovedAddress(
  parts: Parts,
  account: Account,
  user: UserRecord,
  cause: Cause,
): Promise<void> {
  if (!isVerified(account) || isAccountAddress(user, account)) return
  if (await restoreAddress(parts, account.uid, cause)) throw new Problem(401, 'session_revoked')
}
