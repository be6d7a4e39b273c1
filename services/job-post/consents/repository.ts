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
