import { sql } from 'drizzle-orm'
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type ApplicationState,
  applicationStates,
  causers,
  type HistoryEvent,
  historyEvents,
  type Promised,
  shiftedStates,
  type Who,
} from '../../../validators/states/application'
import { checkOneOf } from '../../shared/check-one-of'
import type { AgreedTerms } from '../shapes/agreed-terms'
import type { Applicant, GivenAnswer } from '../shapes/applicant'
import { jobPosts } from './job-posts'

/** The terms of a job that an edit of its post can change. */
export type ChangedTerm = 'shifts' | 'place' | 'pay'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A worker's application to a job post. Ids are time-ordered. */
export const applications = pgTable(
  'applications',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    jobPostId: uuid('job_post_id').notNull(),
    /** Id of the worker in the partim service. */
    workerId: uuid('worker_id').notNull(),
    /** uid of the worker's account; null after it was removed. */
    workerUid: text('worker_uid'),
    state: text('state').$type<ApplicationState>().notNull().default('submitted'),
    /** The worker's resume at the time of the application; null after their account was removed. */
    worker: jsonb('worker').$type<Applicant>(),
    answers: jsonb('answers').$type<readonly GivenAnswer[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When its state last changed. */
    movedAt: instant('moved_at').notNull().defaultNow(),
    /** The state the worker knows: they caused it, were told of it, or saw it where nobody is told. */
    toldState: text('told_state').$type<ApplicationState>().notNull().default('submitted'),
    /** When the worker was told of `toldState`; null where nobody told them. */
    toldAt: instant('told_at'),
    /** What the company took back from a worker who knew of it, until it promises something again; null for nothing. */
    takenBack: text('taken_back').$type<Promised>(),
    takenBackAt: instant('taken_back_at'),
    /** When the worker noted that they have read of it. */
    acknowledgedAt: instant('acknowledged_at'),
    /** When a hired worker said that they are coming; null before. */
    confirmedAt: instant('confirmed_at'),
    /** Whether the worker knows the assigned shifts, or was not told yet how they differ from the ones they know. */
    areShiftsUntold: boolean('are_shifts_untold').notNull().default(false),
    /** Terms that edits of the post changed for a worker who applied, or is offered the job or hired, and was not told yet. */
    changedTerms: text('changed_terms').array().$type<ChangedTerm[]>().notNull().default(sql`'{}'`),
    /**
     * The terms that a worker applied for, was offered or agreed to, before the company changed them; null where the post's are
     * those they know. For who has the job they stand until the worker accepts others.
     */
    oldTerms: jsonb('old_terms').$type<AgreedTerms>(),
    /** Until when a hired worker who was told of other terms is asked about them; null while nobody asks. */
    termsAnswerBy: instant('terms_answer_by'),
    /** From when the company reads the worker's contact details while it is to meet them; null before they knew that it is. */
    contactFrom: instant('contact_from'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    checkOneOf(table.state, applicationStates),
    checkOneOf(table.toldState, applicationStates),
    checkOneOf(table.takenBack, shiftedStates),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.jobPostId],
      foreignColumns: [jobPosts.companyId, jobPosts.id],
    }).onDelete('cascade'),
    unique('applications_job_post_worker_key').on(table.companyId, table.jobPostId, table.workerId),
    index('applications_board_idx').on(table.companyId, table.jobPostId, table.state, table.id),
    index('applications_worker_idx').on(table.workerUid, table.id),
    // What a worker is hired for, whoever's it is.
    index('applications_hired_worker_idx').on(table.workerId).where(sql`${table.state} = 'hired'`),
    index('applications_live_idx')
      .on(table.companyId, table.jobPostId)
      .where(sql`${table.state} in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired')`),
    index('applications_untold_idx')
      .on(table.updatedAt)
      .where(
        sql`${table.state} in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'expired')
          and (${table.toldState} <> ${table.state} or ${table.areShiftsUntold} or ${table.changedTerms} <> '{}')`,
      ),
    // For finding applications nobody has opened, and since when.
    index('applications_submitted_idx')
      .on(table.companyId, table.jobPostId, table.createdAt)
      .where(sql`${table.state} = 'submitted'`),
    // For finding who works on other terms than the post's.
    index('applications_old_terms_idx')
      .on(table.companyId)
      .where(sql`${table.oldTerms} is not null and ${table.state} = 'hired'`),
    // For counting the people whose contact a company comes to read in a day.
    index('applications_contact_from_idx')
      .on(table.companyId, table.contactFrom)
      .where(sql`${table.contactFrom} is not null`),
    index('applications_created_at_idx').on(table.createdAt),
    // For a company's trends.
    index('applications_company_created_at_idx').on(table.companyId, table.createdAt),
  ],
)

/**
 * The events of an application: one row per version, never changed. An event that keeps the state has it in both
 * columns.
 */
export const applicationEvents = pgTable(
  'application_events',
  {
    companyId: uuid('company_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    /** The application's version after the event. */
    version: integer('version').notNull(),
    event: text('event').$type<HistoryEvent>().notNull(),
    /** null for the first event. */
    from: text('from_state').$type<ApplicationState>(),
    to: text('to_state').$type<ApplicationState>().notNull(),
    who: text('who').$type<Who>().notNull(),
    /** The member who did it; null for the worker, whom the application names, and for the service. */
    memberUid: text('member_uid'),
    at: instant('at').notNull().defaultNow(),
    /** The version of the event that this one took back before it had settled; null for all others. */
    undoes: integer('undoes'),
  },
  (table) => [
    checkOneOf(table.from, applicationStates),
    checkOneOf(table.to, applicationStates),
    checkOneOf(table.who, causers),
    checkOneOf(table.event, historyEvents),
    primaryKey({ columns: [table.companyId, table.applicationId, table.version] }),
    foreignKey({
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
    // For finding what workers answered lately.
    index('application_events_answers_idx')
      .on(table.companyId, table.at)
      .where(
        sql`${table.event} in
          ('accept', 'decline', 'withdraw', 'give_back', 'refuse_terms', 'accept_terms', 'keep_terms')`,
      ),
    // For finding when a company hired.
    index('application_events_hired_idx').on(table.companyId, table.at).where(sql`${table.to} = 'hired'`),
  ],
)

/** Notes that members of the company write about an applicant. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    companyId: uuid('company_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    id: uuid('id').notNull(),
    authorUid: text('author_uid').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.applicationId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
  ],
)
