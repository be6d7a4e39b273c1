import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { WorkType } from '@/validators/work-types'
import { resumeVisibilities } from '../../../validators/resume-visibilities'
import { checkOneOf } from '../../shared/check-one-of'
import { geometricPoint } from '../../shared/geometric-point'
import type { LanguageSkill } from '../shapes/language-skill'
import { workers } from './workers'

export const resumes = pgTable(
  'resumes',
  {
    id: uuid().primaryKey(),
    workerId: uuid('worker_id')
      .notNull()
      .unique()
      .references(() => workers.id, { onDelete: 'cascade' }),
    headline: text().notNull().default(''),
    about: text().notNull().default(''),
    workTypes: text('work_types').array().$type<WorkType[]>().notNull().default(sql`'{}'`),
    province: text().notNull().default(''),
    district: text().notNull().default(''),
    /** Decimal degrees, as entered by the worker; never shown to employers. */
    lat: doublePrecision(),
    lng: doublePrecision(),
    /**
     * Where the search finds the worker: the home moved to the middle of a cell of 0.005° (about 550 m), so that
     * distances measured from several points never reveal the exact home. Sinusoidal projection around 101°E, in
     * degrees: true to 1.6 % over Thailand, and the GiST index can use the plain distance between points.
     */
    place: geometricPoint().generatedAlwaysAs(
      (): SQL =>
        sql`point((round(lng * 200) / 200 - 101) * cos(radians(round(lat * 200) / 200)), round(lat * 200) / 200)`,
    ),
    minDailyPay: integer('min_daily_pay'),
    experienceYears: smallint('experience_years').notNull().default(0),
    languages: jsonb().$type<LanguageSkill[]>().notNull().default([]),
    education: text().notNull().default(''),
    visibility: text().$type<(typeof resumeVisibilities)[number]>().notNull().default('hidden'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('resumes_place_idx').using('gist', table.place).where(sql`visibility <> 'hidden'`),
    checkOneOf(table.visibility, resumeVisibilities),
    check('resumes_min_daily_pay_check', sql`${table.minDailyPay} >= 0`),
    check('resumes_lat_lng_check', sql`(${table.lat} is null) = (${table.lng} is null)`),
  ],
)

/** Free time of a worker by day of the week, Sunday = 0; an end at or before the start is on the next day. */
export const availabilities = pgTable(
  'availabilities',
  {
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    day: smallint().notNull(),
    /** HH:mm in Thailand; both null means any time that day. */
    fromTime: text('from_time'),
    untilTime: text('until_time'),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.day] }),
    check('availabilities_day_check', sql`${table.day} between 0 and 6`),
    check('availabilities_from_until_check', sql`(${table.fromTime} is null) = (${table.untilTime} is null)`),
  ],
)

/** Earlier and current jobs in a resume; months are stored as their first day. */
export const workExperiences = pgTable(
  'work_experiences',
  {
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    workType: text('work_type').$type<WorkType>(),
    title: text().notNull(),
    workplace: text().notNull(),
    startedOn: date('started_on').notNull(),
    endedOn: date('ended_on'),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.position] }),
    check('work_experiences_dates_check', sql`${table.endedOn} >= ${table.startedOn}`),
  ],
)

export type Resume = typeof resumes.$inferSelect
