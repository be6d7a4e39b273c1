import { sql } from 'drizzle-orm'
import type { RetentionRule } from '@/services/shared/retention/past'
import { availabilityDates } from '../../tables/resumes'

/** Single days are of no use once they are over. */
export const availabilityRetention: RetentionRule = {
  table: availabilityDates,
  age: availabilityDates.date,
  isPast: sql`${availabilityDates.date} < (now() at time zone 'Asia/Bangkok')::date`,
}
