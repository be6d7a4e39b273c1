import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ShownWords } from '../../../validators/shown-words'
import { geometricPoint } from '../../shared/geometric-point'
import { workers } from './workers'

const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What a search compares of each worker who lets themselves be found, in few bytes: a million of them stay in memory. They
 * are written anew with every change of a resume (workers/search-entries) and hold nothing that is not there.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    workerId: uuid('worker_id')
      .primaryKey()
      .references(() => workers.id, { onDelete: 'cascade' }),
    /** `resumes.place`. */
    place: geometricPoint().notNull(),
    /** The square of 0.2° on the plane in which the place lies (workers/search-entries/tiles.ts). */
    tile: integer().notNull(),
    /** The square of 0.05° in which the place lies, for orders other than by distance. */
    square: integer().notNull(),
    /** A bit per type of work, in the order of `workTypes`. */
    workTypes: integer('work_types').notNull(),
    /** `resumes.free_parts`; 0 where they have not said. */
    freeParts: integer('free_parts').notNull(),
    /** Single days that are free all day, and that are not free, from the day this was written on. */
    freeDates: date('free_dates').array().notNull().default(sql`'{}'`),
    busyDates: date('busy_dates').array().notNull().default(sql`'{}'`),
    /** A bit per language and level, set up to the level they speak. */
    languages: integer().notNull(),
    /** A bit per kind of certificate. */
    certificates: smallint().notNull(),
    /** Satang; null where any pay is accepted. */
    hourlyPay: integer('hourly_pay'),
    dailyPay: integer('daily_pay'),
    nightlyPay: integer('nightly_pay'),
    /** Months in each type of work, in the order of `workTypes`. */
    months: smallint().array().notNull(),
    birthDate: date('birth_date'),
    isVerified: boolean('is_verified').notNull(),
    /** Whether others may watch an intro video of theirs; those of people under 18 are not for everybody who finds them. */
    hasVideo: boolean('has_video').notNull().default(false),
    /** 0 to 1,023, drawn by the id: those below a number are an even part of all, for maps of many. */
    lot: smallint()
      .notNull()
      .generatedAlwaysAs(sql`(('x' || right(worker_id::text, 4))::bit(16)::int & 1023)`),
    /** Since when they can be found. */
    listedAt: timestamp('listed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  // Two more hold copies of what is compared, which Drizzle cannot say (migration 0015): `search_entries_bands_idx` in bands from
  // west to east, and `search_entries_drawn_idx` by tile and lot.
  (table) => [
    index('search_entries_place_idx').using('gist', table.place),
    index('search_entries_newest_idx').on(table.square, table.listedAt),
    index('search_entries_pay_idx').on(table.square, sql`coalesce(${table.dailyPay}, 0)`),
  ],
)

/**
 * The words of each findable worker and the codes of what they offer, each behind the tile in which they live, so that a
 * search reads those of its own area only. Apart from `search_entries`, because most searches ask for no words.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    workerId: uuid('worker_id')
      .primaryKey()
      .references(() => workers.id, { onDelete: 'cascade' }),
    keys: textVector().notNull(),
    /** What a list says of them, without contact details: looking for those takes longer than a whole search. */
    shown: jsonb().$type<ShownWords>().notNull(),
  },
  (table) => [index('search_texts_keys_idx').using('gin', table.keys)],
)
