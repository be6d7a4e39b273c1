import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from './companies'

/** Moments at which a company got credits or a buffet; removed once its posts that waited for credit were looked at. */
export const creditArrivals = pgTable(
  'credit_arrivals',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
