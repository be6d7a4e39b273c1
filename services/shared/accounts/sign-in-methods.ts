import { requireFreshSignIn } from '../access'
import { listAudit } from '../audit/audit'
import type { Database } from '../database'
import type { SignInMethod } from '../identity/provider'
import { Problem } from '../problem'
import { type Account, lockAccount } from './repository'
import { type AccountParts, type Actor, asking, audit } from './service'

/** Takes Google, Facebook or LINE away as a way of signing in; the last way there is stays. */
export async function removeSignInMethod(
  { db, identity, users, outbox }: AccountParts,
  { uid, email, displayName }: Account,
  { caller, requestId }: Actor,
  method: Exclude<SignInMethod, 'password'>,
): Promise<void> {
  requireFreshSignIn(caller)
  const linked = caller.user.signInMethods
  if (!linked.includes(method)) throw new Problem(404, 'not_found')
  if (linked.length === 1) throw new Problem(409, 'last_sign_in_method')
  await db.transaction(async (tx) => {
    await audit(tx, 'account.sign_in_method_removed', { uid, requestId, before: { method } })
    await outbox.promise(tx, 'sign_in_method_removed', { to: email, name: displayName })
    await asking(identity.unlink(uid, method))
  })
  users.forget(uid)
}

/**
 * Takes note of Google, Facebook or LINE having been added as a way of signing in, which happens between the browser and
 * the identity provider: recorded and mailed once, so that nobody adds a way into somebody's account unseen.
 */
export async function noteSignInMethod(
  { db, outbox }: AccountParts,
  { uid, email, displayName }: Account,
  { caller, requestId }: Actor,
  method: Exclude<SignInMethod, 'password'>,
): Promise<void> {
  requireFreshSignIn(caller)
  if (!caller.user.signInMethods.includes(method)) throw new Problem(404, 'not_found')
  await db.transaction(async (tx) => {
    await lockAccount(tx, uid)
    if (await isNoted(tx, uid, method)) return
    await audit(tx, 'account.sign_in_method_added', { uid, requestId, after: { method } })
    await outbox.promise(tx, 'sign_in_method_added', { to: email, name: displayName })
  })
}

/** How many of somebody's latest events are looked through for the last one about a way of signing in. */
const lookedThrough = 200

async function isNoted(tx: Database, uid: string, method: string): Promise<boolean> {
  const events = await listAudit(tx, { subjectType: 'account', subjectId: uid }, lookedThrough)
  const isAbout = (facts: unknown) => JSON.stringify(facts) === JSON.stringify({ method })
  const last = events.find(
    ({ action, before, after }) =>
      action.startsWith('account.sign_in_method_') && (isAbout(before) || isAbout(after)),
  )
  return last?.action === 'account.sign_in_method_added'
}
