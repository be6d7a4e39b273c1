import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { buffetTokens } from '../../tables/buffets'

export type BuffetToken = typeof buffetTokens.$inferSelect

export async function insertToken(
  tx: Database,
  values: typeof buffetTokens.$inferInsert,
): Promise<BuffetToken> {
  const [token] = await tx.insert(buffetTokens).values(values).returning()
  if (!token) throw new Error('the token was not stored')
  return token
}

export async function findTokenByHash(db: Database, hash: string): Promise<BuffetToken | null> {
  const [token] = await db.select().from(buffetTokens).where(eq(buffetTokens.hash, hash))
  return token ?? null
}

/** The token, locked until the transaction ends: of two people who use it at once, the second sees that it is used. */
export async function lockTokenByHash(tx: Database, hash: string): Promise<BuffetToken | null> {
  const [token] = await tx.select().from(buffetTokens).where(eq(buffetTokens.hash, hash)).for('update')
  return token ?? null
}

export async function findToken(db: Database, id: string): Promise<BuffetToken | null> {
  const [token] = await db.select().from(buffetTokens).where(eq(buffetTokens.id, id))
  return token ?? null
}

/** Notes who used a token that the caller has locked. */
export async function markUsed(
  tx: Database,
  id: string,
  used: { readonly usedBy: string; readonly usedCompanyId: string },
): Promise<void> {
  await tx
    .update(buffetTokens)
    .set({ ...used, usedAt: new Date() })
    .where(eq(buffetTokens.id, id))
}

/** Revokes a token that nobody used; null when somebody did, or it was revoked before. */
export async function revokeUnused(tx: Database, id: string): Promise<BuffetToken | null> {
  const [token] = await tx
    .update(buffetTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(buffetTokens.id, id), isNull(buffetTokens.usedAt), isNull(buffetTokens.revokedAt)))
    .returning()
  return token ?? null
}

/** All tokens, newest first, after a position. */
export async function listTokens(
  db: Database,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<BuffetToken[]> {
  return db
    .select()
    .from(buffetTokens)
    .where(after ? lt(buffetTokens.id, after) : undefined)
    .orderBy(desc(buffetTokens.id))
    .limit(limit)
}

/** The tokens that a person used, as the copy of their data holds them. */
export async function listTokensUsedBy(db: Database, uid: string) {
  return db
    .select({ days: buffetTokens.days, usedAt: buffetTokens.usedAt, companyId: buffetTokens.usedCompanyId })
    .from(buffetTokens)
    .where(eq(buffetTokens.usedBy, uid))
    .orderBy(desc(buffetTokens.id))
}
