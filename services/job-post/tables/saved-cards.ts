import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkOneOf } from '../../shared/check-one-of'
import { type Merchant, merchants } from '../shapes/payment-terms'
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Cards that companies pay by again: the provider's ids and what screens show, never a number. */
export const savedCards = pgTable(
  'saved_cards',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    merchant: text('merchant').$type<Merchant>().notNull(),
    /** The provider's customer who holds this one card; null until it has answered. */
    customerId: text('customer_id'),
    brand: text('brand'),
    lastDigits: text('last_digits'),
    expirationMonth: integer('expiration_month'),
    expirationYear: integer('expiration_year'),
    /** Who consented to remembering it. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a payment by it first succeeded; it is offered from then on. */
    confirmedAt: instant('confirmed_at'),
    /** When a member removed it; the provider is told after that. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    checkOneOf(table.merchant, merchants),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
    check(
      'saved_cards_kept_check',
      sql`${table.confirmedAt} is null or (${table.customerId} is not null and ${table.lastDigits} is not null)`,
    ),
    index('saved_cards_created_by_idx').on(table.createdBy),
  ],
)
