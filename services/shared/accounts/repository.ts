import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { accounts, actionTokens } from './table'

export type Account = typeof accounts.$inferSelect
export type ActionToken = typeof actionTokens.$inferSelect
export type Purpose = ActionToken['purpose']

const validHours: Readonly<Record<Purpose, number>> = { verify_email: 24, reset_password: 1 }

export async function findAccount(db: Database, uid: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.uid, uid))
  return account ?? null
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
  changes: Partial<Pick<Account, 'email' | 'emailVerifiedAt' | 'verificationSentAt'>>,
): Promise<Account | null> {
  const [account] = await tx
    .update(accounts)
    .set({ ...changes, version: sql`${accounts.version} + 1` })
    .where(eq(accounts.uid, uid))
    .returning()
  return account ?? null
}

/** Notes that a verification mail goes out, unless one did within `seconds`: then false. */
export async function startVerificationWait(tx: Database, uid: string, seconds: number): Promise<boolean> {
  const isOver = lte(accounts.verificationSentAt, sql`now() - make_interval(secs => ${seconds})`)
  const started = await tx
    .update(accounts)
    .set({ verificationSentAt: sql`now()` })
    .where(and(eq(accounts.uid, uid), or(isNull(accounts.verificationSentAt), isOver)))
    .returning({ uid: accounts.uid })
  return started.length > 0
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes a link token (32 random bytes, base64url) and keeps its hash. */
export async function createToken(
  db: Database,
  owner: { uid: string; email: string; purpose: Purpose },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + validHours[owner.purpose] * 3_600_000)
  await db.insert(actionTokens).values({ ...owner, hash: hashOf(token), expiresAt })
  return token
}

export async function findToken(db: Database, purpose: Purpose, token: string): Promise<ActionToken | null> {
  const [row] = await db.select().from(actionTokens).where(isToken(purpose, token))
  return row ?? null
}

/** Uses a token up; null when it is absent, used or expired. */
export async function consumeToken(
  tx: Database,
  purpose: Purpose,
  token: string,
): Promise<ActionToken | null> {
  const usable = and(
    isToken(purpose, token),
    isNull(actionTokens.usedAt),
    gt(actionTokens.expiresAt, sql`now()`),
  )
  const [row] = await tx.update(actionTokens).set({ usedAt: sql`now()` }).where(usable).returning()
  return row ?? null
}

const isToken = (purpose: Purpose, token: string) =>
  and(eq(actionTokens.hash, hashOf(token)), eq(actionTokens.purpose, purpose))
