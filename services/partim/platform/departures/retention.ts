import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { departures } from '../../tables/departures'

export const departureRetention: RetentionRule = {
  table: departures,
  age: departures.at,
  isPast: sql`${departures.at} < ${ago(retention.departure)}`,
}
