import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BuffetWarningDays } from '../shapes/buffet-terms'
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Times in which a company publishes without credits. Those of a company never overlap: a later one begins where the last ends. */
export const buffets = pgTable(
  'buffets',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** What it was given for, once: `order:<id>` or `token:<id>`. */
    subject: text('subject').notNull(),
    /** The last warning that the company got of its end: for how many days before. null before the first. */
    warnedDays: integer('warned_days').$type<BuffetWarningDays>(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    check('buffets_times_check', sql`${table.endsAt} > ${table.startsAt}`),
    uniqueIndex('buffets_subject_key').on(table.companyId, table.subject),
    // For the one that runs, and for finding what ends next in all companies.
    index('buffets_company_ends_at_idx').on(table.companyId, table.endsAt),
    index('buffets_ends_at_idx').on(table.endsAt),
  ],
)

/** Sales links that give a buffet once. Only the hash of a link's token is kept. */
export const buffetTokens = pgTable(
  'buffet_tokens',
  {
    id: uuid('id').primaryKey(),
    hash: text('hash').notNull(),
    days: integer('days').notNull(),
    /** The one company it is for; null for whichever activates it first. */
    companyId: uuid('company_id').references(() => companies.id),
    /** For staff: whom it was made for, and why. */
    note: text('note').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    usedAt: instant('used_at'),
    usedBy: text('used_by'),
    usedCompanyId: uuid('used_company_id').references(() => companies.id),
  },
  (table) => [
    uniqueIndex('buffet_tokens_hash_key').on(table.hash),
    check('buffet_tokens_days_check', sql`${table.days} > 0`),
    check(
      'buffet_tokens_used_check',
      sql`(${table.usedAt} is null) = (${table.usedBy} is null) and (${table.usedAt} is null) = (${table.usedCompanyId} is null)`,
    ),
    check('buffet_tokens_ended_once_check', sql`${table.usedAt} is null or ${table.revokedAt} is null`),
    index('buffet_tokens_used_by_idx').on(table.usedBy).where(sql`${table.usedBy} is not null`),
  ],
)
