import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AccountKind } from '@/services/shared/identity/provider'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The kind a user is registering as, in either service: one row per uid decides between two concurrent registrations.
 * It is not needed any more once the identity provider has marked the user.
 */
export const kindReservations = pgTable(
  'kind_reservations',
  {
    uid: text('uid').primaryKey(),
    kind: text('kind').$type<AccountKind>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('kind_reservations_expires_at_idx').on(table.expiresAt)],
)
