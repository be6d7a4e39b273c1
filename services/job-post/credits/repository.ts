import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import type { CreditKind } from './kinds'
import { creditEntries, creditGrants } from './table'

export type CreditGrant = Pick<typeof creditGrants.$inferSelect, 'kind' | 'available' | 'expiresAt'>

/** What a company can still use, what expires first in front and what never does at the end. */
export async function usableGrants(db: Database, companyId: string): Promise<CreditGrant[]> {
  const { kind, available, expiresAt } = creditGrants
  const isAlive = or(isNull(expiresAt), gt(expiresAt, sql`now()`))
  return db
    .select({ kind, available, expiresAt })
    .from(creditGrants)
    .where(and(eq(creditGrants.companyId, companyId), gt(available, 0), isAlive))
    .orderBy(asc(expiresAt))
}

/** Gives a company credits: the grant and its first entry. */
export async function insertGrant(
  tx: Database,
  {
    companyId,
    actorUid,
    ...grant
  }: { companyId: string; actorUid: string; kind: CreditKind; amount: number; expiresAt: Date | null },
): Promise<string> {
  const { amount, kind, expiresAt } = grant
  const id = uuidv7()
  await tx.insert(creditGrants).values({ companyId, id, kind, available: amount, expiresAt })
  await tx
    .insert(creditEntries)
    .values({ companyId, id: uuidv7(), grantId: id, type: 'grant', amount, actorUid })
  return id
}
