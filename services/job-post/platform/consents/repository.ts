import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { consentRecords } from '../../tables/consents'

export type ConsentRecord = typeof consentRecords.$inferSelect

export async function insertConsentRecord(
  tx: Database,
  values: typeof consentRecords.$inferInsert,
): Promise<ConsentRecord> {
  const [record] = await tx.insert(consentRecords).values(values).returning()
  if (!record) throw new Error('the consent was not stored')
  return record
}

/** All decisions a user made while signed in, in order. */
export async function listConsentRecords(db: Database, uid: string): Promise<ConsentRecord[]> {
  return db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.uid, uid))
    .orderBy(asc(consentRecords.createdAt), asc(consentRecords.id))
}
