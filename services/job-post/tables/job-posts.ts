import { type AnyColumn, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type Benefit,
  type InterviewMode,
  type ShiftChoice,
  type Visibility,
  visibilities,
} from '../../../validators/job-post-terms'
import { type JobPostState, jobPostStates } from '../../../validators/states/job-post'
import { checkOneOf } from '../../shared/check-one-of'
import { geometricPoint } from '../../shared/geometric-point'
import { type KeptDraftReason, keptDraftReasons } from '../shapes/kept-draft-reasons'
import type { KnockOutQuestion, Requirements } from '../shapes/requirements'
import { branches } from './branches'
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The search vector of a company's posts: the keys of a title, each prefixed with the company, so that an index scan
 * does not read the words of other companies' posts. The function is defined in migrations/0000_start.sql.
 */
export const companyTitleVector = ({
  titleKeys,
  companyId,
}: {
  titleKeys: AnyColumn
  companyId: AnyColumn
}) => sql`company_title_vector(${companyId}, ${titleKeys})`

/** The posts in the public list; queries must use these exact words, or PostgreSQL does not use the partial indexes. */
export const listed = ({ state, visibility }: { state: AnyColumn; visibility: AnyColumn }) =>
  sql`${state} = 'published' and ${visibility} = 'public'`

/**
 * The posts shown only to chosen workers; queries must use these exact words, or PostgreSQL does not use the partial
 * index.
 */
export const forChosen = ({ state, visibility }: { state: AnyColumn; visibility: AnyColumn }) =>
  sql`${state} = 'published' and ${visibility} in ('favourites', 'group')`

/** Columns are null until the author has filled them in. */
export const jobPosts = pgTable(
  'job_posts',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    state: text('state').$type<JobPostState>().notNull().default('draft'),
    branchId: uuid('branch_id'),
    type: text('type').$type<'daily' | 'part_time' | 'event'>(),
    workType: text('work_type'),
    title: text('title'),
    /** Search keys of the title; null until they are computed (search.ts). */
    titleKeys: text('title_keys').array(),
    /**
     * By what the public list finds it: words of the title, the work, the workplace with its stations, and the company,
     * as spelt and as they sound (search.ts). Null until they are computed; they are computed anew after changes of the
     * branch and the company (listing-changes.ts).
     */
    searchKeys: text('search_keys').array(),
    /** Where the work is, on the plane of nearness.ts; null while the branch has no position. */
    place: geometricPoint('place'),
    /** What one person earns in a day of it, in satang, so that pay by the hour, day and job can be compared. */
    dayPay: integer('day_pay'),
    description: text('description'),
    /** People needed in each shift that has no number of its own. */
    headcount: integer('headcount'),
    /** Years; null means adults, without an upper bound. */
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    payUnit: text('pay_unit').$type<'hour' | 'day' | 'job'>(),
    /** Satang per person and pay unit. */
    payAmount: integer('pay_amount'),
    /** Satang per person and hour of overtime; null means the legal minimum. */
    overtimePay: integer('overtime_pay'),
    paysHolidayRates: boolean('pays_holiday_rates').notNull().default(false),
    /** Whether a hired person works every shift, or the shifts of their application. */
    shiftChoice: text('shift_choice').$type<ShiftChoice>().notNull().default('all'),
    payday: text('payday').$type<'same_day' | 'weekly' | 'half_month' | 'month_end'>(),
    /** Whom people ask for when they arrive; read by those who are hired. */
    contactName: text('contact_name'),
    requirements: jsonb('requirements').$type<Requirements>().notNull().default({}),
    knockOutQuestions: jsonb('knock_out_questions').$type<KnockOutQuestion[]>().notNull().default([]),
    benefits: jsonb('benefits').$type<Benefit[]>().notNull().default([]),
    otherBenefits: text('other_benefits'),
    /** Download addresses; the first is the post's main photo. */
    photos: jsonb('photos').$type<string[]>().notNull().default([]),
    visibility: text('visibility').$type<Visibility>().notNull().default('public'),
    /** The group in the partim service that it is shown to, if its visibility is `group`. */
    favouriteGroupId: uuid('favourite_group_id'),
    /** Deadline for applications; null means the end of the last shift. */
    applyBy: instant('apply_by'),
    interviewMode: text('interview_mode').$type<InterviewMode>().notNull().default('none'),
    reviewReasons: text('review_reasons').array().notNull().default(sql`'{}'`),
    /** Staff's reason for rejecting it. */
    reviewNote: text('review_note'),
    /** Since when the post waits for staff, published or not; null when it does not. */
    reviewSince: instant('review_since'),
    /**
     * Since when a submitted draft lacks credit; null when that never happened, or it was submitted successfully since.
     */
    creditShortSince: instant('credit_short_since'),
    /** Who submitted it then, and its version: changed since, it is not published by itself. */
    creditShortBy: text('credit_short_by'),
    creditShortVersion: integer('credit_short_version'),
    /** Why it stayed a draft when the credit came; null unless that happened since it was submitted. */
    keptDraftReason: text('kept_draft_reason').$type<KeptDraftReason>(),
    /** When that was: tells for which of several orders it waited. Null also where it was not recorded yet. */
    keptDraftAt: instant('kept_draft_at'),
    /** When the latest mail about its applicants was sent, or will be; null before the first. */
    applicantsMailAt: instant('applicants_mail_at'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When it was first published; null before. */
    publishedAt: instant('published_at'),
    /** Since when the public list has had it, whose newest posts are first; null before. */
    listedSince: instant('listed_since'),
    /** Start of the first shift. */
    startsAt: instant('starts_at'),
    /** End of the last shift. */
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
    /** Why it was cancelled, in the member's words; null where they gave none. */
    cancelReason: text('cancel_reason'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    checkOneOf(table.state, jobPostStates),
    checkOneOf(table.visibility, visibilities),
    checkOneOf(table.keptDraftReason, keptDraftReasons),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.branchId],
      foreignColumns: [branches.companyId, branches.id],
    }),
    // For staff's queue.
    index('job_posts_review_starts_at_idx')
      .on(table.startsAt, table.id)
      .where(sql`${table.reviewSince} is not null`),
    index('job_posts_state_idx').on(table.companyId, table.state, table.id),
    index('job_posts_branch_idx').on(table.companyId, table.branchId, table.id),
    index('job_posts_company_title_keys_idx').using('gin', companyTitleVector(table)),
    index('job_posts_without_title_keys_idx')
      .on(table.companyId, table.id)
      .where(sql`${table.titleKeys} is null`),
    index('job_posts_with_photos_idx').on(table.companyId).where(sql`${table.photos} <> '[]'::jsonb`),
    // Workers, staff and public pages refer to a post by its id alone.
    uniqueIndex('job_posts_id_key').on(table.id),
    index('job_posts_listed_idx').on(table.listedSince, table.id).where(listed(table)),
    index('job_posts_listed_work_type_idx')
      .on(table.workType, table.listedSince, table.id)
      .where(listed(table)),
    index('job_posts_listed_branch_idx').on(table.companyId, table.branchId).where(listed(table)),
    index('job_posts_listed_search_keys_idx')
      .using('gin', sql`array_to_tsvector(${table.searchKeys})`)
      .where(listed(table)),
    index('job_posts_listed_place_idx').using('gist', table.place).where(listed(table)),
    index('job_posts_listed_day_pay_idx').on(table.dayPay, table.id).where(listed(table)),
    index('job_posts_listed_start_idx').on(table.startsAt, table.id).where(listed(table)),
    index('job_posts_for_chosen_idx')
      .on(table.companyId, table.publishedAt, table.id)
      .where(forChosen(table)),
    index('job_posts_favourite_group_idx')
      .on(table.companyId, table.favouriteGroupId)
      .where(sql`${table.favouriteGroupId} is not null`),
    index('job_posts_work_ahead_expires_at_idx')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('published', 'paused', 'filled')`),
  ],
)

/** When people work; times of day in Thailand. Columns are null in an incomplete row of a draft. */
export const shifts = pgTable(
  'shifts',
  {
    companyId: uuid('company_id').notNull(),
    jobPostId: uuid('job_post_id').notNull(),
    /** Its place among the post's shifts as they were typed. */
    position: integer('position').notNull(),
    /** It does not change with the shift's times or position. */
    id: text('id').notNull().default(sql`substr(gen_random_uuid()::text, 1, 8)`),
    date: date('date'),
    startTime: time('start_time'),
    endTime: time('end_time'),
    breakMinutes: integer('break_minutes').notNull().default(0),
    /** How many people it needs; null means the post's number. */
    headcount: integer('headcount'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** When it was taken out of the post, although somebody was assigned to it; null while it is part of the post. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobPostId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.jobPostId],
      foreignColumns: [jobPosts.companyId, jobPosts.id],
    }).onDelete('cascade'),
    index('shifts_date_idx').on(table.companyId, table.date, table.jobPostId),
    // For finding shifts that have just begun, in all companies.
    index('shifts_start_idx').on(table.startsAt, table.companyId, table.jobPostId),
  ],
)
