import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Browser, System } from './device'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The browsers a user is signed in with, recorded by the service that has the account. */
export const sessions = pgTable(
  'sessions',
  {
    /** Part of the session cookie's SHA-256; the cookie itself is stored nowhere. */
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    browser: text('browser').$type<Browser>().notNull(),
    system: text('system').$type<System>().notNull(),
    signedInAt: instant('signed_in_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_uid_idx').on(table.uid, table.lastUsedAt),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
)
