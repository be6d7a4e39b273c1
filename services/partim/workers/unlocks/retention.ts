import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { applicants, unlocks } from '../../tables/unlocks'

/** An unlock is kept from its end on; who applied, as long as that gives a company the contact. */
export const unlockRetention: readonly RetentionRule[] = [
  {
    table: unlocks,
    age: unlocks.createdAt,
    isPast: sql`${unlocks.state} <> 'intended'
      and coalesce(least(${unlocks.endedAt}, ${unlocks.until}), ${unlocks.endedAt}, ${unlocks.until}) < ${ago(retention.unlock)}`,
  },
  { table: applicants, age: applicants.until, isPast: sql`${applicants.until} < now()` },
]
