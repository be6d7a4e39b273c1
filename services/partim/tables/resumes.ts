import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
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
import type { Avoid } from '../../../validators/avoids'
import { everyFreePart } from '../../../validators/free-parts'
import { resumeVisibilities } from '../../../validators/resume-visibilities'
import type { Skill } from '../../../validators/skills'
import { workRadius } from '../../../validators/work-radius'
import { checkOneOf } from '../../shared/check-one-of'
import { geometricPoint } from '../../shared/geometric-point'
import type { LanguageSkill } from '../shapes/language-skill'
import type { LengthOfExperience } from '../shapes/length-of-experience'
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
     * Where the search finds the worker: the home, or else the centre of its district, moved to the middle of a cell of
     * 0.005° (about 550 m), so that distances measured from several points never reveal the exact home. Sinusoidal
     * projection around 101°E, in degrees: true to 1.6 % over Thailand, and the GiST index can use the plain distance
     * between points.
     */
    place: geometricPoint().generatedAlwaysAs(
      (): SQL =>
        sql`point((round(coalesce(lng, area_lng) * 200) / 200 - 101) * cos(radians(round(coalesce(lat, area_lat) * 200) / 200)), round(coalesce(lat, area_lat) * 200) / 200)`,
    ),
    minDailyPay: integer('min_daily_pay'),
    /** Whole years in all kinds of work, of what the worker said; kept up with every change of it. */
    experienceYears: smallint('experience_years').notNull().default(0),
    languages: jsonb().$type<LanguageSkill[]>().notNull().default([]),
    education: text().notNull().default(''),
    visibility: text().$type<(typeof resumeVisibilities)[number]>().notNull().default('hidden'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
    /** How far from home the worker goes, in kilometres. */
    radiusKm: smallint('radius_km').notNull().default(workRadius.usual),
    /** Satang an hour and a night, as `minDailyPay` a day; null where any pay is accepted. */
    minHourlyPay: integer('min_hourly_pay'),
    minNightlyPay: integer('min_nightly_pay'),
    /** What the worker can do, among the skills of the types of work they want. */
    skills: text().array().$type<Skill[]>().notNull().default(sql`'{}'`),
    /** What they do not want to do. */
    avoids: text().array().$type<Avoid[]>().notNull().default(sql`'{}'`),
    /** How long they say they did each type of work; jobs with months are in `work_experiences`. */
    lengthsOfExperience: jsonb('lengths_of_experience').$type<LengthOfExperience[]>().notNull().default([]),
    /** Free parts of the days of a week, a bit each (validators/free-parts); 0 where they have not said. */
    freeParts: integer('free_parts').notNull().default(0),
    /** Whether their photo may stand in lists; a drawn picture does otherwise. */
    photoInLists: boolean('photo_in_lists').notNull().default(false),
    /** Whether companies for which they work, or did in the past year, do not find them. */
    hideFromWorkplaces: boolean('hide_from_workplaces').notNull().default(false),
    /** The centre of the district (validators/district-areas); null without one, or where its name is not known. */
    areaLat: doublePrecision('area_lat'),
    areaLng: doublePrecision('area_lng'),
    /** They asked for the removal of their account: from then on nobody finds them. */
    isLeaving: boolean('is_leaving').notNull().default(false),
    /** Nobody used the account for a year: nobody finds them until they say that they still look for work. */
    isUnused: boolean('is_unused').notNull().default(false),
  },
  (table) => [
    index('resumes_place_idx').using('gist', table.place).where(sql`visibility <> 'hidden'`),
    checkOneOf(table.visibility, resumeVisibilities),
    check('resumes_min_daily_pay_check', sql`${table.minDailyPay} >= 0`),
    check('resumes_min_hourly_pay_check', sql`${table.minHourlyPay} >= 0`),
    check('resumes_min_nightly_pay_check', sql`${table.minNightlyPay} >= 0`),
    check(
      'resumes_radius_km_check',
      sql`${table.radiusKm} between ${sql.raw(`${workRadius.least} and ${workRadius.most}`)}`,
    ),
    check('resumes_free_parts_check', sql`${table.freeParts} between 0 and ${sql.raw(`${everyFreePart}`)}`),
    check('resumes_lat_lng_check', sql`(${table.lat} is null) = (${table.lng} is null)`),
    check('resumes_area_lat_lng_check', sql`(${table.areaLat} is null) = (${table.areaLng} is null)`),
  ],
)

/** Single days in Thailand on which a worker is free all day, or not at all, whatever their week says. */
export const availabilityDates = pgTable(
  'availability_dates',
  {
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    isFree: boolean('is_free').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.date] }),
    index('availability_dates_date_idx').on(table.date),
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
