import { type Caller, requireFreshSignIn } from '../access'
import type { Database } from '../database'
import type { UserRecord } from '../identity/provider'
import { Problem } from '../problem'
import type { IdentityTask, LinkedMethod } from './identity-tasks'
import { type AccountParts, type Actor, asking, audit } from './parts'
import { type Account, findAccount, lockAccount, noteMethods } from './repository'

type Methods = Pick<UserRecord, 'signInMethods' | 'methodEmails'>

const linkedMethods = ({ signInMethods }: Pick<UserRecord, 'signInMethods'>): LinkedMethod[] =>
  signInMethods.filter((method): method is LinkedMethod => method !== 'password')

/** Google alone has looked whether an address is its user's; what the others say may be what somebody typed there. */
const isProven = (method: LinkedMethod, { methodEmails }: Methods, email: string) =>
  method === 'google' && methodEmails.google === email.toLowerCase()

/** Ways of signing in whose provider did not prove that the user has this address. */
const unproven = (user: Methods, email: string): LinkedMethod[] =>
  linkedMethods(user).filter((method) => !isProven(method, user, email))

/** Whether somebody can only have come by a provider that proved their address, and nobody else in their place. */
export const isAddressProven = (user: Methods & Pick<UserRecord, 'email' | 'emailVerified'>): boolean =>
  user.emailVerified &&
  user.signInMethods.length > 0 &&
  user.signInMethods.every((method) => method !== 'password' && isProven(method, user, user.email ?? ''))

type Told = Pick<Account, 'uid' | 'email' | 'displayName'>
type Cause = { readonly requestId?: string }

async function tellOfRemoved(
  tx: Database,
  { outbox }: Pick<AccountParts, 'outbox'>,
  { uid, email, displayName }: Told,
  { requestId }: Cause,
  methods: readonly LinkedMethod[],
): Promise<void> {
  for (const method of methods) {
    await audit(tx, 'account.sign_in_method_removed', { uid, requestId, before: { method } })
    await outbox.promise(tx, 'sign_in_method_removed', { to: email, name: displayName })
  }
}

/**
 * Takes away, when an address turns out to be somebody's, every way of signing in that was not proven for that address:
 * a stranger may have added it while the account was not the person's yet. In the transaction of that moment; answers
 * what is left to the identity provider.
 */
export async function takeUnprovenAway(
  tx: Database,
  parts: Pick<AccountParts, 'outbox'>,
  account: Told,
  user: Methods,
  cause: Cause,
): Promise<IdentityTask[]> {
  const methods = unproven(user, account.email)
  if (methods.length === 0) return []
  await tellOfRemoved(tx, parts, account, cause, methods)
  await noteMethods(
    tx,
    account.uid,
    linkedMethods(user).filter((method) => !methods.includes(method)),
  )
  return [{ kind: 'identity_unlink', uid: account.uid, methods }]
}

/** Takes Google, Facebook or LINE away as a way of signing in; the last way there is stays. */
export async function removeSignInMethod(
  { db, identity, users, outbox }: AccountParts,
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
    await tellOfRemoved(tx, { outbox }, account, { requestId }, [method])
    const left = linkedMethods(caller.user).filter((other) => other !== method)
    await noteMethods(tx, account.uid, left)
  })
}

/**
 * Takes note of ways of signing in that were added at the identity provider, which happens between a browser and it:
 * each is recorded and mailed once, so that nobody adds a way into somebody's account unseen. Looked at with every request
 * of the account, whatever a browser says of it.
 */
export async function noticeMethods(
  { db, outbox }: Pick<AccountParts, 'db' | 'outbox'>,
  account: Account,
  { user }: Pick<Caller, 'user'>,
  { requestId }: Cause,
): Promise<void> {
  const present = linkedMethods(user)
  if (isSame(account.knownMethods, present)) return
  await db.transaction(async (tx) => {
    await lockAccount(tx, account.uid)
    const current = await findAccount(tx, account.uid)
    if (!current || isSame(current.knownMethods, present)) return
    const { uid, email, displayName, knownMethods } = current
    // What an account had before anybody took note of it is no news.
    const added = knownMethods ? present.filter((method) => !knownMethods.includes(method)) : []
    for (const method of added) {
      await audit(tx, 'account.sign_in_method_added', { uid, requestId, after: { method } })
      await outbox.promise(tx, 'sign_in_method_added', { to: email, name: displayName })
    }
    await noteMethods(tx, uid, present)
  })
}

const isSame = (known: Account['knownMethods'], present: readonly LinkedMethod[]) =>
  known !== null && known.length === present.length && present.every((method) => known.includes(method))
