import type { OwnDataInput, RegistrationInput } from '@/validators/account'
import { documentVersions } from '@/validators/document-versions'
import { type Caller, requireFreshSignIn } from '../access'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database'
import {
  type AccountKind,
  EmailTakenError,
  type IdentityProvider,
  type UserRecord,
} from '../identity/provider'
import type { UserDirectory } from '../identity/user-directory'
import type { Outbox } from '../outbox/outbox'
import { Problem, tooManyRequests, unavailable } from '../problem'
import { countUse } from '../rate-limit/rate-limit'
import { endAllSessions } from '../sessions/service'
import { stale } from '../version'
import { isVerified } from './access'
import type { Leaving } from './leaving'
import {
  type Account,
  type ActionToken,
  consumeToken,
  findAccount,
  findToken,
  insertAccount,
  type Purpose,
  startVerificationWait,
  updateAccount,
  updateOwnData,
} from './repository'

/** Version of the terms people accept when they register. */
const termsVersion = documentVersions.condition
const resendAfterSeconds = 60
const resetLimit = { max: 5, seconds: 3_600 }

export type AccountParts = {
  readonly db: Database
  readonly identity: IdentityProvider
  readonly users: UserDirectory
  readonly outbox: Outbox
  readonly kind: AccountKind
  readonly leaving: Leaving
  /** What else a new account needs, in the same transaction. */
  readonly onRegistered?: (tx: Database, account: Account) => Promise<void>
  /** What else has to follow a new name or phone number, in the same transaction. */
  readonly onChanged?: (tx: Database, account: Account) => Promise<void>
}

export type Actor = { readonly caller: Caller; readonly requestId: string }

/** A call of the identity provider, its failures as problems. */
export async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof EmailTakenError) throw new Problem(409, 'email_taken')
    throw unavailable(error)
  }
}

/** Marks the user at the identity provider as employer or worker; a user is only ever one of the two. */
export async function claimKind({ identity, users, kind }: AccountParts, { user }: Caller): Promise<void> {
  if (user.kind === kind) return
  if (user.kind) throw new Problem(409, 'registered_as_other_kind')
  await asking(identity.setKind(user.uid, kind))
  users.forget(user.uid)
}

type Registering = {
  readonly caller: {
    readonly uid: string
    readonly user: Pick<UserRecord, 'email' | 'emailVerified'>
  }
  readonly requestId: string
}

/** Adds the account and promises its verification mail; answers the earlier account when there is one. */
export async function register(
  tx: Database,
  { outbox, onRegistered }: AccountParts,
  { caller, requestId }: Registering,
  { displayName, phone }: RegistrationInput,
): Promise<{ account: Account; isNew: boolean }> {
  const { uid, user } = caller
  if (!user.email) throw new Problem(409, 'email_missing')
  const account = await insertAccount(tx, {
    uid,
    email: user.email,
    displayName: displayName ?? '',
    phone: phone ?? '',
    termsVersion,
    emailVerifiedAt: user.emailVerified ? new Date() : null,
    verificationSentAt: user.emailVerified ? null : new Date(),
  })
  if (!account) return { account: await requireAccount(tx, uid), isNew: false }
  if (!account.emailVerifiedAt) await outbox.promise(tx, 'verify_email', { uid, email: account.email })
  await onRegistered?.(tx, account)
  await audit(tx, 'account.registered', { uid, requestId, after: { displayName, phone, termsVersion } })
  return { account, isNew: true }
}

async function requireAccount(tx: Database, uid: string): Promise<Account> {
  const account = await findAccount(tx, uid)
  if (!account) throw new Problem(404, 'not_registered')
  return account
}

/** Records something that happened to an account, in the transaction that did it. */
export const audit = (
  tx: Database,
  action: string,
  { uid, ...rest }: { uid: string; requestId?: string; before?: unknown; after?: unknown },
) => recordAudit(tx, { actorUid: uid, action, subjectType: 'account', subjectId: uid, ...rest })

/** Promises another verification mail, at most one a minute. */
export async function resendVerification(
  { db, outbox }: AccountParts,
  account: Account,
  caller: Caller,
): Promise<{ sentTo: string; resendAfterSeconds: number }> {
  if (isVerified(account, caller)) throw new Problem(409, 'already_verified')
  const { uid, email, verificationSentAt } = account
  await db.transaction(async (tx) => {
    if (!(await startVerificationWait(tx, uid, resendAfterSeconds))) {
      const sentAgo = (Date.now() - (verificationSentAt?.getTime() ?? Date.now())) / 1000
      throw tooManyRequests(resendAfterSeconds - sentAgo)
    }
    await outbox.promise(tx, 'verify_email', { uid, email })
  })
  return { sentTo: email, resendAfterSeconds }
}

/** Changes the e-mail address of an account that has not verified one yet, and mails the new address. */
export async function changeEmail(
  { db, identity, users, outbox }: AccountParts,
  account: Account,
  { caller, requestId }: Actor,
  newEmail: string,
): Promise<Account> {
  if (isVerified(account, caller)) throw new Problem(409, 'already_verified')
  const email = newEmail.toLowerCase()
  const { uid } = account
  if (email === account.email) return account
  return db.transaction(async (tx) => {
    const changed = await updateAccount(tx, uid, { email, verificationSentAt: new Date() })
    await outbox.promise(tx, 'verify_email', { uid, email })
    await audit(tx, 'account.email_changed', {
      uid,
      requestId,
      before: { email: account.email },
      after: { email },
    })
    // Last, so that nothing of ours can fail after the provider has changed.
    await asking(identity.updateUser(uid, { email, emailVerified: false }))
    users.forget(uid)
    return changed ?? account
  })
}

/** Why a link cannot be used. */
async function refuseToken(db: Database, purposes: readonly Purpose[], token: string): Promise<never> {
  const row = await findToken(db, purposes, token)
  if (!row) throw new Problem(404, 'link_invalid')
  if (row.usedAt) throw new Problem(409, 'link_used')
  throw new Problem(410, 'link_expired')
}

async function use(tx: Database, purposes: readonly Purpose[], token: string): Promise<ActionToken> {
  return (await consumeToken(tx, purposes, token)) ?? (await refuseToken(tx, purposes, token))
}

/** Notes here and at the identity provider that an account's address is its owner's; last in its transaction. */
export async function markVerified(
  tx: Database,
  { identity, users }: Pick<AccountParts, 'identity' | 'users'>,
  { uid, email }: Account,
  requestId: string,
): Promise<void> {
  await updateAccount(tx, uid, { emailVerifiedAt: new Date() })
  await audit(tx, 'account.email_verified', { uid, requestId, after: { email } })
  await asking(identity.updateUser(uid, { emailVerified: true }))
  users.forget(uid)
}

/**
 * Uses a link that was sent to an address to see whether it is the person's: the account's first one is verified, a
 * new one takes the place of the one before, which is told.
 */
export async function applyVerification(
  { db, identity, users, outbox }: AccountParts,
  token: string,
  requestId: string,
): Promise<{ email: string }> {
  return db.transaction(async (tx) => {
    const { uid, email, purpose } = await use(tx, ['verify_email', 'change_email'], token)
    if (purpose === 'change_email') {
      const before = await requireAccount(tx, uid)
      await updateAccount(tx, uid, { email, emailVerifiedAt: new Date() })
      await audit(tx, 'account.email_changed', {
        uid,
        requestId,
        before: { email: before.email },
        after: { email },
      })
      await outbox.promise(tx, 'email_changed', { to: before.email, name: before.displayName })
      await asking(identity.updateUser(uid, { email, emailVerified: true }))
      users.forget(uid)
      return { email }
    }
    const account = await findAccount(tx, uid)
    if (account?.email !== email) throw new Problem(404, 'link_invalid')
    await markVerified(tx, { identity, users }, account, requestId)
    return { email }
  })
}

/** Promises a reset mail whatever the address; whether anybody has it is found out when the mail is made. */
export async function requestPasswordReset({ db, outbox }: AccountParts, typedEmail: string): Promise<void> {
  const email = typedEmail.toLowerCase()
  try {
    await countUse(db, `password-reset ${email}`, resetLimit)
  } catch (error) {
    // Saying so would tell a stranger that somebody asked.
    if (error instanceof Problem && error.status === 429) return
    throw error
  }
  await db.transaction((tx) => outbox.promise(tx, 'reset_password', { email }))
}

/** The address a reset link was sent to, while the link can be used. */
export async function checkPasswordReset({ db }: AccountParts, token: string): Promise<string> {
  const row = await findToken(db, ['reset_password'], token)
  if (!row || row.usedAt || row.expiresAt <= new Date()) return refuseToken(db, ['reset_password'], token)
  return row.email
}

/** Uses a reset link: sets the password and signs every earlier sign-in out. */
export async function applyPasswordReset(
  { db, identity, users }: AccountParts,
  token: string,
  password: string,
  requestId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { uid } = await use(tx, ['reset_password'], token)
    await audit(tx, 'account.password_reset', { uid, requestId })
    await asking(identity.updateUser(uid, { password }))
    await asking(identity.revoke(uid))
    users.forget(uid)
  })
}

/** Changes name and phone number; 412 with the account as it is now when it is no longer at `version`. */
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

/** Mails a link to the address that shall take the place of a verified one; until it is used nothing changes. */
export async function startEmailChange(
  { db, identity, outbox }: AccountParts,
  { uid, email: present }: Account,
  caller: Caller,
  newEmail: string,
): Promise<{ sentTo: string }> {
  requireFreshSignIn(caller)
  const email = newEmail.toLowerCase()
  if (email === present) throw new Problem(409, 'email_unchanged')
  if (await asking(identity.findByEmail(email))) throw new Problem(409, 'email_taken')
  await db.transaction((tx) => outbox.promise(tx, 'change_email', { uid, email }))
  return { sentTo: email }
}

/** Sets the password, signs out everywhere and tells the person by mail. */
export async function changePassword(
  { db, identity, users, outbox }: AccountParts,
  { uid, email, displayName }: Account,
  { caller, requestId }: Actor,
  password: string,
): Promise<void> {
  requireFreshSignIn(caller)
  await db.transaction(async (tx) => {
    await audit(tx, 'account.password_changed', { uid, requestId })
    await outbox.promise(tx, 'password_changed', { to: email, name: displayName })
    await asking(identity.updateUser(uid, { password }))
    await endAllSessions({ identity, users }, tx, uid)
  })
}
