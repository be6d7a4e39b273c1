import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { consentRecords } from './table'

const over = ago(retention.consentRecord)

/** Oldest first, so that none loses its successor before it goes. A decision counts until the browser's next one; the last one counts for as long as it allows anything. */
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
