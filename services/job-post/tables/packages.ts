import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PackageKind } from '@/validators/price-list'

/**
 * Packages for sale. A price is never changed in place: the row is taken off sale and another one is added, so that an
 * order keeps referring to what was bought.
 */
export const packages = pgTable(
  'packages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<PackageKind>().notNull(),
    /** Number of job credits, of days of the buffet, or of profile unlocks. */
    size: integer('size').notNull(),
    /** For how many days what it gives can be used. */
    validDays: integer('valid_days').notNull(),
    /** Before VAT. */
    priceSatang: integer('price_satang').notNull(),
    onSaleFrom: timestamp('on_sale_from', { withTimezone: true }).notNull().defaultNow(),
    /** From when on it can be ordered; null while its price is shown, and what it gives cannot be used yet. */
    orderableFrom: timestamp('orderable_from', { withTimezone: true }).defaultNow(),
    onSaleUntil: timestamp('on_sale_until', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('packages_on_sale_key').on(table.kind, table.size).where(sql`on_sale_until is null`),
    check('packages_kind_check', sql`${table.kind} in ('job_post', 'buffet', 'profile_unlock')`),
    check('packages_size_check', sql`${table.size} > 0`),
    check('packages_valid_days_check', sql`${table.validDays} > 0`),
    check('packages_price_check', sql`${table.priceSatang} > 0`),
    check('packages_sale_check', sql`${table.onSaleUntil} > ${table.onSaleFrom}`),
  ],
)
