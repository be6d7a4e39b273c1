import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { type SavedSearchNotice, savedSearchNotices } from '../../../validators/saved-search-terms'
import { checkOneOf } from '../../shared/check-one-of'
import type { SavedSearchFilters } from '../shapes/saved-search-filters'
import { workers } from './workers'

/** Searches for people that a company's members keep, each for the one member who is told of new people. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    /** Id of the company in the job-post service. */
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    /** The member's account there. */
    memberUid: text('member_uid').notNull(),
    name: text('name').notNull(),
    /** The query of the search screen's address, as the member left it. */
    address: text('address').notNull(),
    /** What is looked for, in the parameters of the search operation. */
    filters: jsonb('filters').$type<SavedSearchFilters>().notNull(),
    /** The branch that the place is of, in the job-post service; null for any other place. */
    branchId: uuid('branch_id'),
    notice: text('notice').$type<SavedSearchNotice>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** People who could be found up to here are no news. */
    lookedUntil: timestamp('looked_until', { withTimezone: true }).notNull().defaultNow(),
    /** Whether everybody who fitted at the last look is among its finds: then whoever fits beside them is new. */
    knowsAll: boolean('knows_all').notNull().default(false),
    nextLookAt: timestamp('next_look_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was noticed that the branch is out of use: nobody is told of anything since. */
    branchGoneAt: timestamp('branch_gone_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('saved_searches_member_idx').on(table.companyId, table.memberUid, table.id),
    index('saved_searches_next_look_idx').on(table.nextLookAt),
    checkOneOf(table.notice, savedSearchNotices),
  ],
)

/** Who was found for a saved search since it was saved: nobody is told of the same worker twice. */
export const savedSearchFinds = pgTable(
  'saved_search_finds',
  {
    companyId: uuid('company_id').notNull(),
    savedSearchId: uuid('saved_search_id').notNull(),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Their finding was news; false for those who had been there all along. */
    isNews: boolean('is_news').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.savedSearchId, table.workerId] }),
    foreignKey({
      name: 'saved_search_finds_search_fk',
      columns: [table.companyId, table.savedSearchId],
      foreignColumns: [savedSearches.companyId, savedSearches.id],
    }).onDelete('cascade'),
    index('saved_search_finds_worker_idx').on(table.workerId),
  ],
)
