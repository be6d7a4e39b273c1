import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { consentRecords } from '../../tables/consents'

const over = ago(retention.consentRecord)

/**
 * Removed oldest first, so that a decision still has its successor when it is removed. A decision counts until the
 * browser's next one; the last one counts as long as it allows anything.
 */
export const consentRetention: RetentionRule = {
  table: consentRecords,
  age: consentRecords.createdAt,
  isPast: sql`${consentRecords.createdAt} < ${over} and (
    not exists (
      select 1 from jsonb_each_text(${consentRecords.choices} - 'SNC') as choice where choice.value = 'true'
    )
    or exists (
      select 1 from ${consentRecords} as next
      where next.subject_key = ${consentRecords.subjectKey}
        and next.created_at > ${consentRecords.createdAt}
        and next.created_at < ${over}
    )
  )`,
}
