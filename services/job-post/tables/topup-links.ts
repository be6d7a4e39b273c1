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
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Links by which a member's phone app opens the screens to buy credit. A link is exchanged once for a pass to these
 * screens; of both only the hash is kept.
 */
export const topupLinks = pgTable(
  'topup_links',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    uid: text('uid').notNull(),
    /** When the member signed in to the app, in seconds since the epoch: what ends that sign-in ends the link. */
    authTime: integer('auth_time').notNull(),
    hash: text('hash').notNull(),
    /** The app's address to which the screens lead back; null where it only listens to messages. */
    returnTo: text('return_to'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    passHash: text('pass_hash'),
    passExpiresAt: instant('pass_expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('topup_links_hash_key').on(table.hash),
    uniqueIndex('topup_links_pass_hash_key').on(table.passHash).where(sql`${table.passHash} is not null`),
    check(
      'topup_links_used_check',
      sql`(${table.usedAt} is null) = (${table.passHash} is null) and (${table.usedAt} is null) = (${table.passExpiresAt} is null)`,
    ),
    index('topup_links_expires_at_idx').on(table.expiresAt),
    index('topup_links_uid_idx').on(table.uid),
  ],
)
