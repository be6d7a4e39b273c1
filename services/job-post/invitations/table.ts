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
import { checkOneOf } from '../../shared/check-one-of'
import { companies } from '../companies/table'
import { type InvitationState, invitationStates } from './state-machine'

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
    /** What a branch manager is to look after, as chosen then. */
    branchIds: uuid('branch_ids').array().notNull().default(sql`'{}'::uuid[]`),
    state: text('state').$type<InvitationState>().notNull().default('pending'),
    invitedBy: text('invited_by').notNull(),
    /** Counts the mails asked for; only links of the last one are good. */
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

/** Links of invitation mails; only the token's SHA-256 is kept. A mail sent twice for safety has two. */
export const invitationTokens = pgTable(
  'invitation_tokens',
  {
    hash: text('hash').primaryKey(),
    companyId: uuid('company_id').notNull(),
    invitationId: uuid('invitation_id').notNull(),
    /** Which mail it was in. */
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
