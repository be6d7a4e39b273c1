import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from './companies'

/**
 * Branches and companies whose name or place changed, and whose posts are therefore found by other words: written by
 * triggers (in the migrations), whoever makes the change, and worked off by a routine. Changing the posts in
 * the same transaction would lock them after their company, while an edit of a post locks it first.
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** null: every branch of the company. */
    branchId: uuid('branch_id'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('listing_changes_at_idx').on(table.at)],
)
