import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { auditEvents } from '../audit/table'
import type { Database } from '../database'
import { hashOf, newLinkToken } from '../link-token'
import { type Given, prepared } from '../prepared'
import { accounts, actionTokens } from './table'

export type Account = typeof accounts.$inferSelect
export type ActionToken = typeof actionTokens.$inferSelect
export type Purpose = ActionToken['purpose']

const validHours: Readonly<Record<Purpose, number>> = {
  verify_email: 24,
  reset_password: 1,
  change_email: 24,
}

const accountOf = prepared((db, { uid }: Given<{ uid: string }>) =>
  db.select().from(accounts).where(eq(accounts.uid, uid)),
)

export async function findAccount(db: Database, uid: string): Promise<Account | null> {
  const [account] = await accountOf(db, { uid })
  return account ?? null
}

/** The uids of accounts with an address. */
export async function findUidsOf(db: Database, email: string): Promise<string[]> {
  const found = await db.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.email, email))
  return found.map(({ uid }) => uid)
}

/** Whether any account is registered here. */
export async function hasAccounts(db: Database): Promise<boolean> {
  return (await db.select({ uid: accounts.uid }).from(accounts).limit(1)).length > 0
}

/** Whether an account has this address without having proven it. */
export async function isUnprovenAddress(db: Database, email: string): Promise<boolean> {
  const isUnproven = and(eq(accounts.email, email), isNull(accounts.emailVerifiedAt))
  return (await db.$count(accounts, isUnproven)) > 0
}

/** Adds an account; null when the uid has one already. */
export async function insertAccount(
  tx: Database,
  values: typeof accounts.$inferInsert,
): Promise<Account | null> {
  const [account] = await tx.insert(accounts).values(values).onConflictDoNothing().returning()
  return account ?? null
}

export async function updateAccount(
  tx: Database,
  uid: string,
  changes: Partial<Pick<Account, 'email' | 'emailVerifiedAt' | 'verificationSentAt' | 'deleteAfter'>>,
): Promise<Account | null> {
  const [account] = await tx
    .update(accounts)
    .set({ ...changes, version: sql`${accounts.version} + 1` })
    .where(eq(accounts.uid, uid))
    .returning()
  return account ?? null
}

/** Changes name and phone number if the account is still at `version`; null when another change came first. */
export async function updateOwnData(
  tx: Database,
  { uid, version }: Pick<Account, 'uid' | 'version'>,
  changes: Pick<Account, 'displayName' | 'phone'>,
): Promise<Account | null> {
  const [account] = await tx
    .update(accounts)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(accounts.uid, uid), eq(accounts.version, version)))
    .returning()
  return account ?? null
}

const isDue = (besides: readonly string[]) =>
  and(lte(accounts.deleteAfter, sql`now()`), notInArray(accounts.uid, [...besides]))

/** The account whose removal is most overdue; null when none is due. */
export async function findDueAccount(
  db: Database,
  besides: readonly string[],
): Promise<Pick<Account, 'uid'> | null> {
  const [due] = await db
    .select({ uid: accounts.uid })
    .from(accounts)
    .where(isDue(besides))
    .orderBy(asc(accounts.deleteAfter))
    .limit(1)
  return due ?? null
}

/** The account whose removal is most overdue, locked for this transaction; null when none is due or all are locked. */
export async function takeDueAccount(tx: Database, besides: readonly string[]): Promise<Account | null> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(isDue(besides))
    .orderBy(asc(accounts.deleteAfter))
    .limit(1)
    .for('update', { skipLocked: true })
  return account ?? null
}

/** What the audit trail says of people in their own words; its trigger lets these be blanked, in the service that has them. */
const ownSubjects = ['account', 'resume', 'certificate', 'intro_video']

/** Removes an account with its links, and what the person wrote from its audit events. */
export async function deleteAccount(tx: Database, uid: string): Promise<void> {
  await tx.delete(actionTokens).where(eq(actionTokens.uid, uid))
  await tx.delete(accounts).where(eq(accounts.uid, uid))
  await tx
    .update(auditEvents)
    .set({ before: null, after: null })
    .where(and(eq(auditEvents.actorUid, uid), inArray(auditEvents.subjectType, ownSubjects)))
}

/** Records that a verification mail is sent; false when one was sent within the last `seconds`. */
export async function startVerificationWait(tx: Database, uid: string, seconds: number): Promise<boolean> {
  const isOver = lte(accounts.verificationSentAt, sql`now() - make_interval(secs => ${seconds})`)
  const started = await tx
    .update(accounts)
    .set({ verificationSentAt: sql`now()` })
    .where(and(eq(accounts.uid, uid), or(isNull(accounts.verificationSentAt), isOver)))
    .returning({ uid: accounts.uid })
  return started.length > 0
}

/** Creates a link token (32 random bytes, base64url) and stores its hash. */
export async function createToken(
  db: Database,
  owner: Pick<ActionToken, 'uid' | 'email' | 'purpose' | 'validAfter'> & { readonly replaces?: string },
): Promise<string> {
  const token = newLinkToken()
  const expiresAt = new Date(Date.now() + validHours[owner.purpose] * 3_600_000)
  await db.insert(actionTokens).values({ ...owner, hash: hashOf(token), expiresAt })
  return token
}

export async function findToken(
  db: Database,
  purposes: readonly Purpose[],
  token: string,
): Promise<ActionToken | null> {
  const [row] = await db.select().from(actionTokens).where(isToken(purposes, token))
  return row ?? null
}

/** Marks a token as used; null when it does not exist, was used or has expired. */
export async function consumeToken(
  tx: Database,
  purposes: readonly Purpose[],
  token: string,
): Promise<ActionToken | null> {
  const usable = and(
    isToken(purposes, token),
    isNull(actionTokens.usedAt),
    isNull(actionTokens.voidedAt),
    gt(actionTokens.expiresAt, sql`now()`),
  )
  const [row] = await tx.update(actionTokens).set({ usedAt: sql`now()` }).where(usable).returning()
  return row ?? null
}

/** Makes a link usable again after the change it was for failed. */
export async function giveBackToken(db: Database, { hash }: ActionToken): Promise<void> {
  await db.update(actionTokens).set({ usedAt: null }).where(eq(actionTokens.hash, hash))
}

/** Whether a link to change an account's address to this one was used within the last minute. */
export async function isChangedJustNow(db: Database, uid: string, email: string): Promise<boolean> {
  const isChange = and(
    eq(actionTokens.uid, uid),
    eq(actionTokens.email, email),
    eq(actionTokens.purpose, 'change_email'),
    gt(actionTokens.usedAt, sql`now() - interval '1 minute'`),
  )
  return (await db.$count(actionTokens, isChange)) > 0
}

/** Ends every open link of an account. */
export async function voidLinks(tx: Database, uid: string): Promise<void> {
  await tx
    .update(actionTokens)
    .set({ voidedAt: sql`now()` })
    .where(and(eq(actionTokens.uid, uid), isNull(actionTokens.usedAt), isNull(actionTokens.voidedAt)))
}

/** Stores the known sign-in methods; the version stays the same, because no form edits them. */
export async function noteMethods(
  tx: Database,
  uid: string,
  knownMethods: NonNullable<Account['knownMethods']>,
): Promise<void> {
  await tx.update(accounts).set({ knownMethods }).where(eq(accounts.uid, uid))
}

const isToken = (purposes: readonly Purpose[], token: string) =>
  and(eq(actionTokens.hash, hashOf(token)), inArray(actionTokens.purpose, [...purposes]))

/** Locks the account until `tx` ends. */
export async function lockAccount(tx: Database, uid: string): Promise<void> {
  await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for('update')
}
