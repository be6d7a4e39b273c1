import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type CannotComeReason, cannotComeReasons } from '../../../validators/cannot-come-reasons'
import { checkOneOf } from '../../shared/check-one-of'
import { type ApplicationShiftState, applicationShiftStates } from '../shapes/application-shift-states'
import { applications } from './applications'
import { shifts } from './job-posts'

/** Who takes which shift: all shifts that an applicant can come to, also where everybody works every shift. */
export const applicationShifts = pgTable(
  'application_shifts',
  {
    companyId: uuid('company_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    jobPostId: uuid('job_post_id').notNull(),
    shiftId: text('shift_id').notNull(),
    state: text('state').$type<ApplicationShiftState>().notNull().default('available'),
    /** The state the worker knows: they caused it or were told of it. */
    toldState: text('told_state').$type<ApplicationShiftState>().notNull().default('available'),
    /** When the place in it was lost, because they gave it back; null once a member needs nobody in it. */
    placeLostAt: timestamp('place_lost_at', { withTimezone: true }),
    /** Why they gave it back; null when they did not say. */
    givenBackReason: text('given_back_reason').$type<CannotComeReason>(),
    /** When a member said that nobody is needed in the lost place; null for every other. */
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
    /** uid of that member. */
    dismissedBy: text('dismissed_by'),
    /** When that place was lost, for who takes it back; stays where the shift had everybody or other places since. */
    dismissedLossAt: timestamp('dismissed_loss_at', { withTimezone: true }),
  },
  (table) => [
    checkOneOf(table.state, applicationShiftStates),
    checkOneOf(table.toldState, applicationShiftStates),
    checkOneOf(table.givenBackReason, cannotComeReasons),
    primaryKey({ columns: [table.companyId, table.applicationId, table.shiftId] }),
    foreignKey({
      name: 'application_shifts_application_fk',
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
    // Deferred (in the migration), so that a post can be deleted with its applications and shifts in one statement.
    foreignKey({
      name: 'application_shifts_shift_fk',
      columns: [table.companyId, table.jobPostId, table.shiftId],
      foreignColumns: [shifts.companyId, shifts.jobPostId, shifts.id],
    }),
    index('application_shifts_shift_idx').on(table.companyId, table.jobPostId, table.shiftId),
    // For finding who cannot come.
    index('application_shifts_place_lost_idx')
      .on(table.companyId, table.jobPostId)
      .where(sql`${table.placeLostAt} is not null`),
    // For finding where nobody is needed any more.
    index('application_shifts_dismissed_idx')
      .on(table.companyId, table.jobPostId)
      .where(sql`${table.dismissedAt} is not null`),
  ],
)

/**
 * The latest moment at which the worker of an application, in the table that is called so in the query, gave back a shift that
 * was theirs; null if they did not, or nobody is needed in their place.
 */
export const latestLoss = (table: 'applications' | 'lost') =>
  sql<Date | null>`(select max(own.place_lost_at) from application_shifts as own
    where own.company_id = ${sql.identifier(table)}.company_id and own.application_id = ${sql.identifier(table)}.id)`
    .mapWith(applicationShifts.placeLostAt)
    .as('latest_loss')
