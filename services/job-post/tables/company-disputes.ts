import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type DisputeState, disputeStates } from '../../../validators/states/company-dispute'
import { checkOneOf } from '../../shared/check-one-of'
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const company = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => companies.id)

/** A company that has a number, and another one that claims it. Ids are time-ordered. */
export const companyDisputes = pgTable(
  'company_disputes',
  {
    id: uuid('id').primaryKey(),
    claimantId: company('claimant_id'),
    holderId: company('holder_id'),
    juristicId: text('juristic_id').notNull(),
    state: text('state').$type<DisputeState>().notNull().default('preparing'),
    /** The claimant's reasons, shown only to staff; null after the claimant gave up. */
    statement: text('statement'),
    begunBy: text('begun_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the claimant's documents were submitted and the holder was told. */
    openedAt: instant('opened_at'),
    /** Until when nothing is decided against a holder that has not answered. */
    answerBy: instant('answer_by'),
    /** The holder's answer, shown only to staff. */
    answer: text('answer'),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
    /** Staff's reason, told to both sides. */
    reason: text('reason'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [
    checkOneOf(table.state, disputeStates),
    uniqueIndex('company_disputes_unsettled_claimant_key')
      .on(table.claimantId)
      .where(sql`${table.state} in ('preparing', 'open', 'answered')`),
    index('company_disputes_claimant_idx').on(table.claimantId, table.id),
    index('company_disputes_holder_idx').on(table.holderId, table.id),
    index('company_disputes_begun_by_idx').on(table.begunBy, table.juristicId),
    // For staff's queue and for retention.
    index('company_disputes_state_idx').on(table.state, table.id),
    index('company_disputes_ended_at_idx').on(table.endedAt),
  ],
)
