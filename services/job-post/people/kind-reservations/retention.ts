import { sql } from 'drizzle-orm'
import type { RetentionRule } from '@/services/shared/retention/past'
import { kindReservations } from '../../tables/kind-reservations'

/** Reservations of users who did not finish registering. */
export const kindReservationRetention: RetentionRule = {
  table: kindReservations,
  age: kindReservations.expiresAt,
  isPast: sql`${kindReservations.expiresAt} < now()`,
}
