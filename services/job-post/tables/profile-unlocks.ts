import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type UnlockDebitState, unlockDebitStates } from '../../../validators/states/unlock'
import { checkOneOf } from '../../shared/check-one-of'
import { companies } from './companies'

/**
 * Credits taken for profiles that companies unlock in the partim service, which chooses the id. The reservation of the
 * credit has the id as its subject.
 */
export const profileUnlocks = pgTable(
  'profile_unlocks',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    workerId: uuid('worker_id').notNull(),
    /** uid of the worker's account, for forgetting them; null after it was removed. */
    workerUid: text('worker_uid'),
    /** The masked name, for the statement; null after the worker's account was removed. */
    displayName: text('display_name'),
    /** Which unlock of this worker by the company it is: 1 for the first. */
    term: integer('term').notNull(),
    state: text('state').$type<UnlockDebitState>().notNull(),
    /** The member who unlocked. */
    actorUid: text('actor_uid').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    checkOneOf(table.state, unlockDebitStates),
    primaryKey({ columns: [table.companyId, table.id] }),
    // One credit for one term of one worker, whatever the id.
    uniqueIndex('profile_unlocks_key')
      .on(table.companyId, table.workerId, table.term)
      .where(sql`${table.state} in ('held', 'captured')`),
    index('profile_unlocks_worker_uid_idx').on(table.workerUid).where(sql`${table.workerUid} is not null`),
  ],
)
