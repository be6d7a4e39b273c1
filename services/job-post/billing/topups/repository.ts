import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { topupLinks } from '../../tables/topup-links'

export type TopupLink = typeof topupLinks.$inferSelect

export async function insertLink(db: Database, values: typeof topupLinks.$inferInsert): Promise<void> {
  await db.insert(topupLinks).values(values)
}

export async function findLinkByHash(db: Database, hash: string): Promise<TopupLink | null> {
  const [link] = await db.select().from(topupLinks).where(eq(topupLinks.hash, hash))
  return link ?? null
}

/** Exchanges an open link for a pass with one update, so that of two who open it one succeeds; null for the other. */
export async function takeLink(
  db: Database,
  hash: string,
  pass: { readonly hash: string; readonly minutes: number },
): Promise<TopupLink | null> {
  const [link] = await db
    .update(topupLinks)
    .set({
      usedAt: sql`now()`,
      passHash: pass.hash,
      passExpiresAt: sql`now() + make_interval(mins => ${pass.minutes}::integer)`,
    })
    .where(and(eq(topupLinks.hash, hash), isNull(topupLinks.usedAt), gt(topupLinks.expiresAt, sql`now()`)))
    .returning()
  return link ?? null
}

/** The link that a pass was given for; null for a pass that is over. */
export async function findByPass(db: Database, passHash: string): Promise<TopupLink | null> {
  const [link] = await db
    .select()
    .from(topupLinks)
    .where(and(eq(topupLinks.passHash, passHash), gt(topupLinks.passExpiresAt, sql`now()`)))
  return link ?? null
}
