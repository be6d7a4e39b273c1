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
    /** When it is removed for good, at its person's request. */
    deleteAfter: instant('delete_after'),
    /** Sign-in methods by other providers that were noticed; null for an account not seen since they are recorded. */
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
    /** When all open links were voided, because something happened to the account. */
    voidedAt: instant('voided_at'),
    /**
     * The provider's `valid since` when the link was requested, in seconds; the link is void when that moves past it.
     */
    validAfter: integer('valid_after'),
    /** The address that a new one is to replace. */
    replaces: text('replaces'),
  },
  (table) => [index('action_tokens_expires_at_idx').on(table.expiresAt)],
)
