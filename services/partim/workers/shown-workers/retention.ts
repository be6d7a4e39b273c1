import { sql } from 'drizzle-orm'
import type { RetentionRule } from '@/services/shared/retention/past'
import { shownWorkers } from '../../tables/shown-workers'

export const shownWorkersRetention: RetentionRule = {
  table: shownWorkers,
  age: shownWorkers.day,
  isPast: sql`${shownWorkers.day} < (now() at time zone 'Asia/Bangkok')::date`,
}
