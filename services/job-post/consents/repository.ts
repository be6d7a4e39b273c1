import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { consentRecords } from './table'

export type ConsentRecord = typeof consentRecords.$inferSelect

export async function insertConsentRecord(
  tx: Database,
  values: typeof consentRecords.$inferInsert,
): Promise<ConsentRecord> {
  const [record] = await tx.insert(consentRecords).values(values).returning()
  if (!record) throw new Error('the consent was not stored')
  return record
}

/** Every decision somebody made while signed in, in their order. */
export async function listConsentRecords(db: Database, uid: string): Promise<ConsentRecord[]> {
  return db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.uid, uid))
    .orderBy(asc(consentRecords.createdAt), asc(consentRecords.id))
}
