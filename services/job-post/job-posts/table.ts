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
  unique,
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
import { checkOneOf } from '../../shared/check-one-of'
import { branches } from '../branches/table'
import { companies } from '../companies/table'
import type { KnockOutQuestion, Requirements } from './requirements'
import { type JobPostState, jobPostStates } from './state-machine'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What a company's search looks in: the keys of a title, each after the company, so that the index goes through no words
 * of others, however many of their posts hold them. The function stands in migrations/0000_start.sql.
 */
export const companyTitleVector = ({
  titleKeys,
  companyId,
}: {
  titleKeys: AnyColumn
  companyId: AnyColumn
}) => sql`company_title_vector(${companyId}, ${titleKeys})`

/** What the public list shows; its queries take these words too, else the partial indexes would not be used. */
export const listed = ({ state, visibility }: { state: AnyColumn; visibility: AnyColumn }) =>
  sql`${state} = 'published' and ${visibility} = 'public'`

/** What only chosen workers are shown; its queries take these words too, else the partial index would not be used. */
export const forChosen = ({ state, visibility }: { state: AnyColumn; visibility: AnyColumn }) =>
  sql`${state} = 'published' and ${visibility} in ('favourites', 'group')`

/** Columns are null until the person writing the post has filled them in. */
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
    description: text('description'),
    /** People needed in every shift without a number of its own. */
    headcount: integer('headcount'),
    /** Years; null is adults, without an upper bound. */
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    payUnit: text('pay_unit').$type<'hour' | 'day' | 'job'>(),
    /** Satang for one person per pay unit. */
    payAmount: integer('pay_amount'),
    /** Satang for one person per hour of overtime; null is the least the law allows. */
    overtimePay: integer('overtime_pay'),
    paysHolidayRates: boolean('pays_holiday_rates').notNull().default(false),
    /** Whether whoever is hired works every shift, or those of their application. */
    shiftChoice: text('shift_choice').$type<ShiftChoice>().notNull().default('all'),
    payday: text('payday').$type<'same_day' | 'weekly' | 'half_month' | 'month_end'>(),
    requirements: jsonb('requirements').$type<Requirements>().notNull().default({}),
    knockOutQuestions: jsonb('knock_out_questions').$type<KnockOutQuestion[]>().notNull().default([]),
    benefits: jsonb('benefits').$type<Benefit[]>().notNull().default([]),
    otherBenefits: text('other_benefits'),
    /** Download addresses; the first stands for the post. */
    photos: jsonb('photos').$type<string[]>().notNull().default([]),
    visibility: text('visibility').$type<Visibility>().notNull().default('public'),
    /** The group of the partim service it is shown to, where its visibility is `group`. */
    favouriteGroupId: uuid('favourite_group_id'),
    /** When applying ends; null is with the last shift. */
    applyBy: instant('apply_by'),
    interviewMode: text('interview_mode').$type<InterviewMode>().notNull().default('none'),
    reviewReasons: text('review_reasons').array().notNull().default(sql`'{}'`),
    /** Staff's reason for rejecting it. */
    reviewNote: text('review_note'),
    /** Since when the post waits for staff, published or not; null when it does not. */
    reviewSince: instant('review_since'),
    /** Since when a submitted draft lacks credit; null when it was never submitted without, or was submitted since. */
    creditShortSince: instant('credit_short_since'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
    /** End of the last shift. */
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    checkOneOf(table.state, jobPostStates),
    checkOneOf(table.visibility, visibilities),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.branchId],
      foreignColumns: [branches.companyId, branches.id],
    }),
    index('job_posts_review_since_idx')
      .on(table.reviewSince, table.id)
      .where(sql`${table.reviewSince} is not null`),
    index('job_posts_state_idx').on(table.companyId, table.state, table.id),
    index('job_posts_branch_idx').on(table.companyId, table.branchId, table.id),
    index('job_posts_company_title_keys_idx').using('gin', companyTitleVector(table)),
    index('job_posts_without_title_keys_idx')
      .on(table.companyId, table.id)
      .where(sql`${table.titleKeys} is null`),
    index('job_posts_with_photos_idx').on(table.companyId).where(sql`${table.photos} <> '[]'::jsonb`),
    // Workers, staff and public addresses name a post by its id alone.
    uniqueIndex('job_posts_id_key').on(table.id),
    index('job_posts_listed_idx').on(table.publishedAt, table.id).where(listed(table)),
    index('job_posts_listed_work_type_idx')
      .on(table.workType, table.publishedAt, table.id)
      .where(listed(table)),
    index('job_posts_listed_branch_idx').on(table.companyId, table.branchId).where(listed(table)),
    index('job_posts_listed_title_keys_idx')
      .using('gin', sql`array_to_tsvector(${table.titleKeys})`)
      .where(listed(table)),
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

/** When people work; times of day in Thailand. Columns are null in a draft's unfinished row. */
export const shifts = pgTable(
  'shifts',
  {
    companyId: uuid('company_id').notNull(),
    jobPostId: uuid('job_post_id').notNull(),
    position: integer('position').notNull(),
    /** The id applications refer to; it outlives changes of the times and of the order. */
    id: text('id').notNull().default(sql`substr(gen_random_uuid()::text, 1, 8)`),
    date: date('date'),
    startTime: time('start_time'),
    endTime: time('end_time'),
    breakMinutes: integer('break_minutes').notNull().default(0),
    /** How many people it needs; null is as many as the post says. */
    headcount: integer('headcount'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobPostId, table.position] }),
    foreignKey({
      columns: [table.companyId, table.jobPostId],
      foreignColumns: [jobPosts.companyId, jobPosts.id],
    }).onDelete('cascade'),
    unique('shifts_id_key').on(table.companyId, table.jobPostId, table.id),
    index('shifts_date_idx').on(table.companyId, table.date, table.jobPostId),
    // What has just begun, whoever's it is.
    index('shifts_start_idx').on(table.startsAt, table.companyId, table.jobPostId),
  ],
)
