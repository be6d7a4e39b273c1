import { sql } from 'drizzle-orm'
import type { RetentionRule } from '@/services/shared/retention/past'
import { kindReservations } from './table'

/** Reservations nobody came back for. */
export const kindReservationRetention: RetentionRule = {
  table: kindReservations,
  age: kindReservations.expiresAt,
  isPast: sql`${kindReservations.expiresAt} < now()`,
}
