import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type JoinRequestState, joinRequestStates } from '../../../validators/states/join-request'
import { checkOneOf } from '../../shared/check-one-of'
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Requests of people without a company to join one whose number they know. Ids are time-ordered. */
export const joinRequests = pgTable(
  'join_requests',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    uid: text('uid').notNull(),
    /** The number that was typed, and the company's name at the time: both are shown to the sender. */
    juristicId: text('juristic_id').notNull(),
    companyName: text('company_name').notNull(),
    message: text('message').notNull(),
    state: text('state').$type<JoinRequestState>().notNull().default('pending'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** When it ended, and who ended it. */
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [
    checkOneOf(table.state, joinRequestStates),
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('join_requests_pending_uid_key')
      .on(table.companyId, table.uid)
      .where(sql`${table.state} = 'pending'`),
    index('join_requests_uid_idx').on(table.uid, table.id),
    index('join_requests_expires_at_idx').on(table.expiresAt).where(sql`${table.state} = 'pending'`),
  ],
)
