import { requireFreshSignIn } from '../access'
import type { Database } from '../database'
import type { UserRecord } from '../identity/provider'
import { enqueue } from '../jobs/enqueue'
import { endAllSessions } from './ending'
import { enqueueIdentity, type IdentityTask } from './identity-tasks'
import { changeUserByLink, openLink } from './links'
import { notices, resetPassword } from './mail-kinds'
import { mayReset } from './mail-limits'
import { type AccountParts, type Actor, asking, audit } from './parts'
import { type Account, findAccount } from './repository'
import { takeUnprovenAway } from './sign-in-methods'

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** Enqueues a reset mail for any address; whether an account has it is checked when the mail is composed. */
export async function requestPasswordReset(
  { db }: Pick<AccountParts, 'db'>,
  typedEmail: string,
  visitor: string,
): Promise<void> {
  const email = typedEmail.toLowerCase()
  // Refusing would tell a stranger that somebody requested resets.
  if (!(await mayReset(db, email, visitor))) return
  await db.transaction((tx) => enqueue(tx, resetPassword, { email, at: nowInSeconds() }))
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
      { uid, email, displayName: account?.displayName ?? '' },
      user,
      requestId,
    )
    return enqueueIdentity(tx, parts, tasks)
  })
  await settle()
}

/**
 * What follows a new password, in the transaction that records it; answers the remaining tasks for the identity
 * provider.
 */
export async function passwordSet(
  tx: Database,
  person: Pick<Account, 'uid' | 'email' | 'displayName'>,
  user: UserRecord,
  requestId: string,
): Promise<IdentityTask[]> {
  await enqueue(tx, notices.password_changed, { to: person.email, name: person.displayName })
  const unlinking = await takeUnprovenAway(tx, person, user, { requestId })
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
    const tasks = await passwordSet(tx, account, caller.user, requestId)
    return enqueueIdentity(tx, parts, tasks)
  })
  await settle()
}
