import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** People registered with this service; `uid` is the identity provider's. */
export const accounts = pgTable(
  'accounts',
  {
    uid: text('uid').primaryKey(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    displayName: text('display_name').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    verificationSentAt: instant('verification_sent_at'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: instant('terms_accepted_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it is removed for good, after its person asked for that. */
    deleteAfter: instant('delete_after'),
    /** Ways of signing in by another provider that were noticed; null for an account nobody looked at since they are. */
    knownMethods: text('known_methods').array(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('accounts_email_idx').on(table.email),
    index('accounts_delete_after_idx').on(table.deleteAfter).where(sql`${table.deleteAfter} is not null`),
  ],
)

/** Single-use links sent by mail; only the token's SHA-256 is kept. */
export const actionTokens = pgTable(
  'action_tokens',
  {
    hash: text('hash').primaryKey(),
    uid: text('uid').notNull(),
    purpose: text('purpose').$type<'verify_email' | 'reset_password' | 'change_email'>().notNull(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** When something happened to the account that ends all its open links. */
    voidedAt: instant('voided_at'),
    /** Since when sign-ins counted when the link was asked for, in seconds; one that was asked for before is void. */
    validAfter: integer('valid_after'),
    /** The address a new one was to take the place of. */
    replaces: text('replaces'),
  },
  (table) => [index('action_tokens_expires_at_idx').on(table.expiresAt)],
)
