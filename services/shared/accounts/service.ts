import type { OwnDataInput, RegistrationInput } from '@/validators/account'
import { documentVersions } from '@/validators/document-versions'
import { type Caller, requireFreshSignIn } from '../access'
import type { Database } from '../database'
import type { UserRecord } from '../identity/provider'
import { enqueue } from '../jobs/enqueue'
import { Problem, tooManyRequests } from '../problem'
import type { ForwardedCaller } from '../service-client'
import { stale } from '../version'
import { isVerified } from './access'
import { endAllSessions } from './ending'
import { enqueueIdentity, type IdentityTask, linkedWays } from './identity-tasks'
import type { AccountKinds } from './kinds'
import { changeUserByLink, type OpenLink, openLink, useLink } from './links'
import { changeEmail as changeEmailMail, notices, verifyEmail } from './mail-kinds'
import { countChangeOfAddress, countMailTo, mayMail } from './mail-limits'
import { type AccountParts, type Actor, asking, audit } from './parts'
import { passwordSet } from './passwords'
import {
  type Account,
  findAccount,
  insertAccount,
  startVerificationWait,
  updateAccount,
  updateOwnData,
} from './repository'
import { dropAnothersPassword, keepOwnWays } from './sign-in-methods'

/** Version of the terms people accept when they register. */
const termsVersion = documentVersions.condition
const resendAfterSeconds = 60

/**
 * Marks the user at the identity provider as employer or worker; a user is only ever one of the two. The provider lets
 * one mark overwrite the other, so one reserved row decides when a user asks both services at the same time.
 */
export async function claimKind(
  { identity, users, kind }: AccountParts,
  kinds: AccountKinds,
  { user }: Caller,
  requester: ForwardedCaller,
): Promise<void> {
  if (user.kind === kind) return
  const claimed = user.kind ?? (await kinds.reserve({ ...requester, uid: user.uid }, kind))
  if (claimed !== kind) throw new Problem(409, 'registered_as_other_kind')
  await asking(identity.setKind(user.uid, kind))
  users.forget(user.uid)
}

/**
 * The address of somebody who registers: the one they signed in with or, where the provider gave none (LINE, Facebook), the one
 * they typed. The provider is told first, because only it knows whether the address is free; a mail proves it later. Where
 * registering failed after that, the provider has the address of that attempt, which a corrected one replaces. It signs out
 * whose address changes: they sign in anew with `signInToken`, null where nothing changes.
 */
export async function addressToRegister(
  { db, identity, users }: AccountParts,
  { uid, user }: Pick<Caller, 'uid' | 'user'>,
  typed: string | undefined,
): Promise<{ readonly email: string | null; readonly signInToken: string | null }> {
  const kept = { email: user.email, signInToken: null }
  if (!typed || !mayType(user) || (await findAccount(db, uid))) return kept
  const email = typed.toLowerCase()
  if (email === user.email) return kept
  await countChangeOfAddress(db, uid, email)
  // Asked for first: once the address has changed, who gets none can ask for nothing any more.
  const signInToken = await asking(identity.signInToken(uid))
  await asking(identity.updateUser(uid, { email, emailVerified: false }))
  users.forget(uid)
  return { email, signInToken }
}

/** Whether no way of signing in gave the address of a user, and none is proven. */
const mayType = ({ email, emailVerified, signInMethods, methodEmails }: UserRecord): boolean =>
  email === null ||
  !(emailVerified || signInMethods.includes('password') || Object.values(methodEmails).includes(email))

type Registering = {
  readonly caller: {
    readonly uid: string
    readonly user: Pick<UserRecord, 'email' | 'signInMethods' | 'otherProviders'>
    /** Whether the address is already proven. */
    readonly isVerified: boolean
  }
  readonly requestId: string
}

/** What the mail needs that proves an address; its link leads on to `next`. */
const verificationMail = ({ uid, email }: Pick<Account, 'uid' | 'email'>, next: string | undefined) => ({
  uid,
  email,
  ...(next && { next }),
})

/** Adds the account and enqueues its verification mail; answers the earlier account when there is one. */
export async function register(
  tx: Database,
  { onRegistered }: AccountParts,
  { caller, requestId }: Registering,
  { displayName, phone, next }: RegistrationInput,
): Promise<{ account: Account; isNew: boolean }> {
  const { uid, user, isVerified } = caller
  if (!user.email) throw new Problem(409, 'email_missing')
  const account = await insertAccount(tx, {
    uid,
    email: user.email,
    displayName: displayName ?? '',
    phone: phone ?? '',
    termsVersion,
    emailVerifiedAt: isVerified ? new Date() : null,
    verificationSentAt: isVerified ? null : new Date(),
    knownMethods: linkedWays(user),
  })
  if (!account) return { account: await requireAccount(tx, uid), isNew: false }
  if (!account.emailVerifiedAt && (await mayMail(tx, account.email))) {
    await enqueue(tx, verifyEmail, verificationMail(account, next))
  }
  await onRegistered?.(tx, account)
  await audit(tx, 'account.registered', { uid, requestId, after: { displayName, phone, termsVersion } })
  return { account, isNew: true }
}

async function requireAccount(tx: Database, uid: string): Promise<Account> {
  const account = await findAccount(tx, uid)
  if (!account) throw new Problem(404, 'not_registered')
  return account
}

/** Enqueues another verification mail, at most one per minute. */
export async function resendVerification(
  { db }: Pick<AccountParts, 'db'>,
  account: Account,
  next: string | undefined,
): Promise<{ sentTo: string; resendAfterSeconds: number }> {
  if (isVerified(account)) throw new Problem(409, 'already_verified')
  const { uid, email, verificationSentAt } = account
  await db.transaction(async (tx) => {
    if (!(await startVerificationWait(tx, uid, resendAfterSeconds))) {
      const sentAgo = (Date.now() - (verificationSentAt?.getTime() ?? Date.now())) / 1000
      throw tooManyRequests(resendAfterSeconds - sentAgo)
    }
    await countMailTo(tx, email)
    await enqueue(tx, verifyEmail, verificationMail({ uid, email }, next))
  })
  return { sentTo: email, resendAfterSeconds }
}

/**
 * Changes the unverified e-mail address of an account and mails both addresses. The identity provider is changed first,
 * because only it knows whether the address is free; a request that is interrupted afterwards can be repeated. Needs a
 * fresh sign-in, like the change of a verified address.
 */
export async function changeEmail(
  { db, identity, users }: AccountParts,
  account: Account,
  { caller, requestId }: Actor,
  { email: newEmail, next }: { readonly email: string; readonly next?: string | undefined },
): Promise<Account> {
  if (isVerified(account)) throw new Problem(409, 'already_verified')
  requireFreshSignIn(caller)
  const email = newEmail.toLowerCase()
  const { uid } = account
  if (email === account.email) return account
  await countChangeOfAddress(db, uid, email)
  await asking(identity.updateUser(uid, { email, emailVerified: false }))
  users.forget(uid)
  return db.transaction(async (tx) => {
    const changed = await updateAccount(tx, uid, { email, verificationSentAt: new Date() })
    await enqueue(tx, verifyEmail, verificationMail({ uid, email }, next))
    await enqueue(tx, notices.email_changed, { to: account.email, name: '' })
    await audit(tx, 'account.email_changed', {
      uid,
      requestId,
      before: { email: account.email },
      after: { email },
    })
    return changed ?? account
  })
}

/**
 * Marks an account's address as verified, in the transaction in which its signed-in user used a link mailed to it.
 * Answers the remaining tasks for the identity provider.
 */
export async function markVerified(
  tx: Database,
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  requestId: string,
): Promise<IdentityTask[]> {
  await updateAccount(tx, uid, { emailVerifiedAt: new Date() })
  await audit(tx, 'account.email_verified', { uid, requestId, after: { email } })
  return [{ kind: 'identity_verified', uid, email }]
}

/** The result of using a link; `signedOut` when all sessions ended, including the caller's own. */
type LinkUsed = { readonly email: string; readonly changed: boolean; readonly signedOut: boolean }

/**
 * Uses a link that proves an address: a first address becomes verified; a new address replaces the previous one, which
 * is notified. The link proves who reads the address's mail, and the session proves who uses the account. Only both
 * together prove that it is one person, and not a stranger who registered somebody else's address and waits for them to
 * press the button in the mail.
 */
export async function applyVerification(
  parts: AccountParts,
  token: string,
  { caller, requestId }: { readonly caller: Caller | null; readonly requestId: string },
): Promise<LinkUsed> {
  const { db } = parts
  const link = await openLink(parts, ['verify_email', 'change_email'], token)
  const { uid, email, purpose } = link.row
  if (purpose === 'verify_email') await accountOfFirstLink(db, link)
  if (caller?.uid !== uid)
    throw new Problem(403, purpose === 'change_email' ? 'sign_in_to_change_email' : 'sign_in_to_verify')
  if (purpose === 'change_email') return replaceEmail(parts, token, link, requestId)
  await dropAnothersPassword(parts, caller)
  const { settle, signedOut } = await db.transaction(async (tx) => {
    await useLink(tx, ['verify_email'], token)
    const account = await accountOfFirstLink(tx, link)
    const verified = await markVerified(tx, account, requestId)
    const ending = await keepOwnWays(tx, account, caller, { requestId })
    const settle = await enqueueIdentity(tx, parts, [...verified, ...ending])
    return { settle, signedOut: ending.length > 0 }
  })
  await settle()
  return { email, changed: false, signedOut }
}

/** The account a first link was mailed for; 404 when its address was changed since. */
async function accountOfFirstLink(db: Database, { row: { uid, email } }: OpenLink): Promise<Account> {
  const account = await findAccount(db, uid)
  if (account?.email !== email) throw new Problem(404, 'link_invalid')
  return account
}

/**
 * Hands an account over to the person who reads its address's mail but did not register it, or forgot how to sign in:
 * verifies the address and sets a new password, after which no earlier session, link or sign-in method gives access.
 */
export async function claimAccount(
  parts: AccountParts,
  token: string,
  password: string,
  requestId: string,
): Promise<{ email: string }> {
  const { db } = parts
  const link = await openLink(parts, ['verify_email'], token)
  const { row, user } = link
  const account = await accountOfFirstLink(db, link)
  // Verified by another link since then: a password is now set by a reset.
  if (isVerified(account)) throw new Problem(410, 'link_expired')
  await changeUserByLink(parts, token, row, { password, email: row.email })
  const settle = await db.transaction(async (tx) => {
    const verified = await markVerified(tx, account, requestId)
    const tasks = await passwordSet(tx, account, user, requestId)
    return enqueueIdentity(tx, parts, [...verified, ...tasks])
  })
  await settle()
  return { email: row.email }
}

/**
 * Replaces the address. The identity provider decides whether it is free: the link is marked as used, the provider is
 * changed, and then both addresses are notified.
 */
async function replaceEmail(
  parts: AccountParts,
  token: string,
  { row }: OpenLink,
  requestId: string,
): Promise<LinkUsed> {
  const { db } = parts
  const { email, uid, replaces } = row
  const before = await requireAccount(db, uid)
  if (replaces !== null && replaces !== before.email) throw new Problem(410, 'link_expired')
  await changeUserByLink(parts, token, row, { email, emailVerified: true })
  const settle = await db.transaction(async (tx) => {
    await updateAccount(tx, uid, { email, emailVerifiedAt: new Date() })
    const ending = await endAllSessions(tx, uid)
    await audit(tx, 'account.email_changed', {
      uid,
      requestId,
      before: { email: before.email },
      after: { email },
    })
    await enqueue(tx, notices.email_changed, { to: before.email, name: before.displayName })
    return enqueueIdentity(tx, parts, [ending])
  })
  await settle()
  return { email, changed: true, signedOut: true }
}

/** Changes name and phone number; 412 with the current account when it is no longer at `version`. */
export async function changeOwnData(
  { db, onChanged }: AccountParts,
  account: Account,
  { requestId, version }: { readonly requestId: string; readonly version: number },
  { displayName, phone }: OwnDataInput,
  present: (source: Database, account: Account) => Promise<unknown>,
): Promise<Account> {
  const { uid } = account
  return db.transaction(async (tx) => {
    const changed = await updateOwnData(tx, { uid, version }, { displayName, phone })
    if (!changed) throw stale(await present(tx, await requireAccount(tx, uid)))
    await onChanged?.(tx, changed)
    await audit(tx, 'account.changed', {
      uid,
      requestId,
      before: { displayName: account.displayName, phone: account.phone },
      after: { displayName, phone },
    })
    return changed
  })
}

/**
 * Mails a link to the address that is to replace a verified one, and notifies the present one; nothing changes until
 * the link is used.
 */
export async function startEmailChange(
  { db, identity }: AccountParts,
  { uid, email: present, displayName }: Account,
  caller: Caller,
  newEmail: string,
): Promise<{ sentTo: string }> {
  requireFreshSignIn(caller)
  const email = newEmail.toLowerCase()
  if (email === present) throw new Problem(409, 'email_unchanged')
  await countChangeOfAddress(db, uid, email)
  if (await asking(identity.findByEmail(email))) throw new Problem(409, 'email_taken')
  const { validAfter } = caller.user
  await db.transaction(async (tx) => {
    await enqueue(tx, changeEmailMail, { uid, email, replaces: present, validAfter })
    await enqueue(tx, notices.email_change_begun, { to: present, name: displayName })
  })
  return { sentTo: email }
}
