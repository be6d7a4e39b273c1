import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type ShownBudget, shownBudgets } from '../../../validators/shown-budgets'
import { checkOneOf } from '../../shared/check-one-of'

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** Companies that asked for more workers than a budget of theirs allows, by day in Thailand, for staff to look at. */
export const spentBudgets = pgTable(
  'spent_budgets',
  {
    day: date().notNull(),
    /** Id of the company in the job-post service. */
    companyId: uuid('company_id').notNull(),
    budget: text().$type<ShownBudget>().notNull(),
    /** As it was called then. */
    companyName: text('company_name').notNull(),
    firstAt: instant('first_at'),
    lastAt: instant('last_at'),
    /** How often it was refused. */
    times: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.companyId, table.budget] }),
    checkOneOf(table.budget, shownBudgets),
  ],
)
