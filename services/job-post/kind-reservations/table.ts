import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AccountKind } from '@/services/shared/identity/provider'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * As what people are registering, in whichever service: the one row of a uid decides between two that are asked at once.
 * Once the identity provider has marked the user, nobody needs it any more.
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
