import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
  },
  (table) => [
    checkOneOf(table.state, applicationShiftStates),
    checkOneOf(table.toldState, applicationShiftStates),
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
  ],
)
