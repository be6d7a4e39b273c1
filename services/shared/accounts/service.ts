import type { RegistrationInput } from '@/validators/account'
import { documentVersions } from '@/validators/document-versions'
import type { Caller } from '../access'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database'
import { type AccountKind, EmailTakenError, type IdentityProvider } from '../identity/provider'
import type { UserDirectory } from '../identity/user-directory'
import type { Outbox } from '../outbox/outbox'
import { Problem, tooManyRequests, unavailable } from '../problem'
import { countUse } from '../rate-limit/rate-limit'
import { isVerified } from './access'
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
  /** What else a new account needs, in the same transaction. */
  readonly onRegistered?: (tx: Database, account: Account) => Promise<void>
}

type Actor = { readonly caller: Caller; readonly requestId: string }

async function asking<T>(work: Promise<T>): Promise<T> {
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

/** Adds the account and promises its verification mail; answers the earlier account when there is one. */
export async function register(
  tx: Database,
  { outbox, onRegistered }: AccountParts,
  { caller, requestId }: Actor,
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

const audit = (
  tx: Database,
  action: string,
  { uid, ...rest }: { uid: string; requestId: string; before?: unknown; after?: unknown },
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
async function refuseToken(db: Database, purpose: Purpose, token: string): Promise<never> {
  const row = await findToken(db, purpose, token)
  if (!row) throw new Problem(404, 'link_invalid')
  if (row.usedAt) throw new Problem(409, 'link_used')
  throw new Problem(410, 'link_expired')
}

async function use(tx: Database, purpose: Purpose, token: string): Promise<ActionToken> {
  return (await consumeToken(tx, purpose, token)) ?? (await refuseToken(tx, purpose, token))
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

/** Uses a verification link: the address it was sent to is the account's and belongs to its owner. */
export async function applyVerification(
  { db, identity, users }: AccountParts,
  token: string,
  requestId: string,
): Promise<{ email: string }> {
  return db.transaction(async (tx) => {
    const { uid, email } = await use(tx, 'verify_email', token)
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
  const row = await findToken(db, 'reset_password', token)
  if (!row || row.usedAt || row.expiresAt <= new Date()) return refuseToken(db, 'reset_password', token)
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
    const { uid } = await use(tx, 'reset_password', token)
    await audit(tx, 'account.password_reset', { uid, requestId })
    await asking(identity.updateUser(uid, { password }))
    await asking(identity.revoke(uid))
    users.forget(uid)
  })
}
