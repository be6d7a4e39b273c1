import { requireFreshSignIn } from '../access'
import type { Database } from '../database'
import type { UserRecord } from '../identity/provider'
import { endAllSessions } from './ending'
import { type IdentityTask, promiseIdentity } from './identity-tasks'
import { changeUserByLink, openLink } from './links'
import { mayReset } from './mail-limits'
import { type AccountParts, type Actor, asking, audit } from './parts'
import { type Account, findAccount } from './repository'
import { takeUnprovenAway } from './sign-in-methods'

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** Promises a reset mail for any address; whether an account has it is checked when the mail is composed. */
export async function requestPasswordReset(
  { db, outbox }: AccountParts,
  typedEmail: string,
  visitor: string,
): Promise<void> {
  const email = typedEmail.toLowerCase()
  // Refusing would tell a stranger that somebody requested resets.
  if (!(await mayReset(db, email, visitor))) return
  const at = String(nowInSeconds())
  await db.transaction((tx) => outbox.promise(tx, 'reset_password', { email, at }))
}

/** The address a reset link was sent to, while the link can be used. */
export async function checkPasswordReset(parts: AccountParts, token: string): Promise<string> {
  return (await openLink(parts, ['reset_password'], token)).row.email
}

/**
 * Uses a reset link: sets the password, ends every earlier sign-in, removes sign-in methods that were not proven for
 * the address, and notifies the person by mail. The account may belong to the other service: then its rows are not
 * here.
 */
export async function applyPasswordReset(
  parts: AccountParts,
  token: string,
  password: string,
  requestId: string,
): Promise<void> {
  const { db } = parts
  const { row, user } = await openLink(parts, ['reset_password'], token)
  const { uid, email } = row
  await changeUserByLink(parts, token, row, { password })
  const settle = await db.transaction(async (tx) => {
    await audit(tx, 'account.password_reset', { uid, requestId })
    const account = await findAccount(tx, uid)
    const tasks = await passwordSet(
      tx,
      parts,
      { uid, email, displayName: account?.displayName ?? '' },
      user,
      requestId,
    )
    return promiseIdentity(tx, parts, tasks)
  })
  await settle()
}

/**
 * What follows a new password, in the transaction that records it; answers the remaining tasks for the identity
 * provider.
 */
export async function passwordSet(
  tx: Database,
  parts: Pick<AccountParts, 'outbox'>,
  person: Pick<Account, 'uid' | 'email' | 'displayName'>,
  user: UserRecord,
  requestId: string,
): Promise<IdentityTask[]> {
  await parts.outbox.promise(tx, 'password_changed', { to: person.email, name: person.displayName })
  const unlinking = await takeUnprovenAway(tx, parts, person, user, { requestId })
  return [...unlinking, await endAllSessions(tx, person.uid)]
}

/** Sets the password, ends all sessions, and notifies the person by mail. */
export async function changePassword(
  parts: AccountParts,
  account: Account,
  { caller, requestId }: Actor,
  password: string,
): Promise<void> {
  requireFreshSignIn(caller)
  const { db, identity, users } = parts
  const { uid } = account
  await asking(identity.updateUser(uid, { password }))
  users.forget(uid)
  const settle = await db.transaction(async (tx) => {
    await audit(tx, 'account.password_changed', { uid, requestId })
    const tasks = await passwordSet(tx, parts, account, caller.user, requestId)
    return promiseIdentity(tx, parts, tasks)
  })
  await settle()
}
