import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type ResumeUse, resumeUses } from '../../../validators/states/resume-use'
import { checkOneOf } from '../../shared/check-one-of'

/** A person looking for work. Sign-in and contact data are in their account. */
export const workers = pgTable(
  'workers',
  {
    id: uuid().primaryKey(),
    /** uid of the account (services/shared/accounts). */
    accountUid: text('account_uid').notNull().unique(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull().default(''),
    nickname: text().notNull().default(''),
    gender: text().$type<'male' | 'female' | 'other'>(),
    birthDate: date('birth_date'),
    photoPath: text('photo_path'),
    /** When staff checked the person against an identity document. */
    identityVerifiedAt: timestamp('identity_verified_at', { withTimezone: true }),
    /** When they used their account last, to a day. */
    lastActiveAt: timestamp('last_active_at', { withTimezone: true }).notNull().defaultNow(),
    /** What follows from not using their account for long, and since when it is so. */
    resumeUse: text('resume_use').$type<ResumeUse>().notNull().default('used'),
    resumeUseAt: timestamp('resume_use_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('workers_gender_check', sql`${table.gender} in ('male', 'female', 'other')`),
    checkOneOf(table.resumeUse, resumeUses),
    index('workers_last_active_idx').on(table.lastActiveAt),
  ],
)
