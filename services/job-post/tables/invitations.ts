import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Role, roles } from '../../../validators/permissions'
import { type InvitationState, invitationStates } from '../../../validators/states/invitation'
import { checkOneOf } from '../../shared/check-one-of'
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Places in a company offered to e-mail addresses. Ids are time-ordered. */
export const invitations = pgTable(
  'invitations',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** The branches chosen for a branch manager. */
    branchIds: uuid('branch_ids').array().notNull().default(sql`'{}'::uuid[]`),
    state: text('state').$type<InvitationState>().notNull().default('pending'),
    invitedBy: text('invited_by').notNull(),
    /** Counts the mails sent; only links in the last one are valid. */
    sending: integer('sending').notNull().default(1),
    sentAt: instant('sent_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    acceptedBy: text('accepted_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    checkOneOf(table.role, roles),
    checkOneOf(table.state, invitationStates),
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('invitations_pending_email_key')
      .on(table.companyId, table.email)
      .where(sql`${table.state} = 'pending'`),
    index('invitations_expires_at_idx').on(table.expiresAt),
  ],
)

/**
 * Links in invitation mails; only the token's SHA-256 is stored. A mail that was sent twice after a failure has two.
 */
export const invitationTokens = pgTable(
  'invitation_tokens',
  {
    hash: text('hash').primaryKey(),
    companyId: uuid('company_id').notNull(),
    invitationId: uuid('invitation_id').notNull(),
    /** The number of the mail that contained it. */
    sending: integer('sending').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.invitationId],
      foreignColumns: [invitations.companyId, invitations.id],
    }).onDelete('cascade'),
    index('invitation_tokens_invitation_idx').on(table.companyId, table.invitationId),
  ],
)
