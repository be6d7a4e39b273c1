import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts registered with this service; `uid` is the identity provider's. */
export const accounts = pgTable(
  'accounts',
  {
    uid: text('uid').primaryKey(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    displayName: text('display_name').notNull(),
    /** Download address of the photo that the person shows of themselves; null without one. */
    photoUrl: text('photo_url'),
    emailVerifiedAt: instant('email_verified_at'),
    verificationSentAt: instant('verification_sent_at'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: instant('terms_accepted_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it will be removed for good, at the user's request. */
    deleteAfter: instant('delete_after'),
    /** The sign-in methods of other providers noticed so far; null until the account is first checked. */
    knownMethods: text('known_methods').array(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('accounts_email_idx').on(table.email),
    index('accounts_delete_after_idx').on(table.deleteAfter).where(sql`${table.deleteAfter} is not null`),
  ],
)

/** Every file for a photo of a person that was permitted and not removed since; it may outlive the account. */
export const profilePhotos = pgTable(
  'profile_photos',
  {
    /** The object's name in the bucket. */
    objectName: text('object_name').primaryKey(),
    uid: text('uid').notNull(),
    /** Since when nothing shows it; null while the account does. */
    unusedSince: instant('unused_since').defaultNow(),
    /** When its removal began: from then on it can no longer be shown. */
    removalBeganAt: instant('removal_began_at'),
  },
  (table) => [
    index('profile_photos_uid_idx').on(table.uid),
    index('profile_photos_unused_since_idx')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
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
    /** When all open links were voided by an event of the account. */
    voidedAt: instant('voided_at'),
    /** The provider's `valid since` when the link was requested, in seconds; a later `valid since` voids the link. */
    validAfter: integer('valid_after'),
    /** The address to be replaced by a new one. */
    replaces: text('replaces'),
  },
  (table) => [index('action_tokens_expires_at_idx').on(table.expiresAt)],
)
