import { type Caller, requireFreshSignIn } from '../access'
import type { Database } from '../database'
import { methodOfProvider, type UserRecord } from '../identity/provider'
import { enqueue } from '../jobs/enqueue'
import { Problem } from '../problem'
import { endAllSessions } from './ending'
import { type IdentityTask, type LinkedMethod, linkedWays } from './identity-tasks'
import { notices } from './mail-kinds'
import { type AccountParts, type Actor, asking, audit } from './parts'
import { type Account, findAccount, lockAccount, noteMethods } from './repository'

type Methods = Pick<UserRecord, 'signInMethods' | 'otherProviders' | 'methodEmails'>

/** Only Google verifies that an address is its user's; other providers may report an address that somebody typed in. */
const isProven = (way: string, { methodEmails }: Methods, email: string) =>
  way === 'google' && methodEmails.google === email.toLowerCase()

/** Sign-in methods whose provider did not prove that the address is the user's. */
const unproven = (user: Methods, email: string): string[] =>
  linkedWays(user).filter((way) => !isProven(way, user, email))

/** Whether the session can only come from a provider that proved the user's address. */
export const isAddressProven = (user: Methods & Pick<UserRecord, 'email' | 'emailVerified'>): boolean =>
  user.emailVerified &&
  user.signInMethods.length > 0 &&
  !user.signInMethods.includes('password') &&
  linkedWays(user).every((way) => isProven(way, user, user.email ?? ''))

type Told = Pick<Account, 'uid' | 'email' | 'displayName'>
type Cause = { readonly requestId?: string }

async function tellOfRemoved(
  tx: Database,
  { uid, email, displayName }: Told,
  { requestId }: Cause,
  methods: readonly string[],
): Promise<void> {
  for (const method of methods) {
    await audit(tx, 'account.sign_in_method_removed', { uid, requestId, before: { method } })
    await enqueue(tx, notices.sign_in_method_removed, { to: email, name: displayName })
  }
}

/**
 * Removes every sign-in method not proven for an address, except `kept`: a stranger may have added it before the
 * address was proven. Runs in the caller's transaction; answers the remaining tasks for the identity provider.
 */
export async function takeUnprovenAway(
  tx: Database,
  account: Told,
  user: Methods,
  cause: Cause,
  kept: string | null = null,
): Promise<IdentityTask[]> {
  const ways = unproven(user, account.email).filter((way) => way !== kept)
  if (ways.length === 0) return []
  await tellOfRemoved(tx, account, cause, ways)
  await noteMethods(
    tx,
    account.uid,
    linkedWays(user).filter((way) => !ways.includes(way)),
  )
  return [{ kind: 'identity_unlink', uid: account.uid, methods: ways }]
}

/** Whether the password may be somebody else's: the session signed in by another method. */
const isPasswordAnothers = ({ user, signInProvider }: Pick<Caller, 'user' | 'signInProvider'>) =>
  user.signInMethods.includes('password') && signInProvider !== 'password'

/**
 * Removes a password that the session did not sign in with, before the transaction that verifies the address. The
 * provider is changed at once, because a later task could remove a password that the user has set meanwhile.
 */
export async function dropAnothersPassword(
  { identity, users }: Pick<AccountParts, 'identity' | 'users'>,
  caller: Caller,
): Promise<void> {
  if (!isPasswordAnothers(caller)) return
  await asking(identity.unlink(caller.uid, 'password'))
  users.forget(caller.uid)
}

/**
 * What follows when a session first proves an address, after `dropAnothersPassword`: the session's own sign-in method
 * and those proven for the address stay. If there was any other, a stranger may have used it, so all sessions end. Runs
 * in the caller's transaction; answers the remaining tasks for the identity provider.
 */
export async function keepOwnWays(
  tx: Database,
  account: Told,
  caller: Pick<Caller, 'user' | 'signInProvider'>,
  cause: Cause,
): Promise<IdentityTask[]> {
  const { user, signInProvider } = caller
  const cameBy = methodOfProvider(signInProvider) ?? signInProvider
  const unlinking = await takeUnprovenAway(tx, account, user, cause, cameBy)
  const wasPasswordAnothers = isPasswordAnothers(caller)
  if (wasPasswordAnothers) await tellOfRemoved(tx, account, cause, ['password'])
  const wasShared = wasPasswordAnothers || unlinking.length > 0
  return wasShared ? [...unlinking, await endAllSessions(tx, account.uid)] : []
}

/** Removes Google, Facebook or LINE as a sign-in method; the last method cannot be removed. */
export async function removeSignInMethod(
  { db, identity, users }: Pick<AccountParts, 'db' | 'identity' | 'users'>,
  account: Account,
  { caller, requestId }: Actor,
  method: LinkedMethod,
): Promise<void> {
  requireFreshSignIn(caller)
  const linked = caller.user.signInMethods
  if (!linked.includes(method)) throw new Problem(404, 'not_found')
  if (linked.length === 1) throw new Problem(409, 'last_sign_in_method')
  await asking(identity.unlink(account.uid, method))
  users.forget(account.uid)
  await db.transaction(async (tx) => {
    await tellOfRemoved(tx, account, { requestId }, [method])
    const left = linkedWays(caller.user).filter((other) => other !== method)
    await noteMethods(tx, account.uid, left)
  })
}

/**
 * Records sign-in methods that a browser added directly at the identity provider, and mails about each one once, so
 * that nobody can add one unnoticed. Checked with every request of the account, whatever a browser reports.
 */
export async function noticeMethods(
  { db }: Pick<AccountParts, 'db'>,
  account: Account,
  { user }: Pick<Caller, 'user'>,
  { requestId }: Cause,
): Promise<void> {
  const present = linkedWays(user)
  if (isSame(account.knownMethods, present)) return
  await db.transaction(async (tx) => {
    await lockAccount(tx, account.uid)
    const current = await findAccount(tx, account.uid)
    if (!current || isSame(current.knownMethods, present)) return
    const { uid, email, displayName, knownMethods } = current
    // Methods that existed before they were first recorded are not news.
    const added = knownMethods ? present.filter((method) => !knownMethods.includes(method)) : []
    for (const method of added) {
      await audit(tx, 'account.sign_in_method_added', { uid, requestId, after: { method } })
      await enqueue(tx, notices.sign_in_method_added, { to: email, name: displayName })
    }
    await noteMethods(tx, uid, present)
  })
}

const isSame = (known: Account['knownMethods'], present: readonly string[]) =>
  known !== null && known.length === present.length && present.every((method) => known.includes(method))
