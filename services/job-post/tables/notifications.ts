import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NotificationKind } from '../shapes/notification-kinds'
import { members } from './members'

/** How a member wants to be notified of a kind, if not by the default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    companyId: uuid('company_id').notNull(),
    memberId: uuid('member_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    inApp: boolean('in_app').notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.memberId, table.kind] }),
    foreignKey({
      columns: [table.companyId, table.memberId],
      foreignColumns: [members.companyId, members.id],
    }).onDelete('cascade'),
  ],
)

/** A notification of one member. Ids are time-ordered. */
export const notifications = pgTable(
  'notifications',
  {
    companyId: uuid('company_id').notNull(),
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** As defined for the kind in shapes/notification-kinds.ts. */
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** uid of the member who caused it; null when nobody did. The name is looked up on reading. */
    actorUid: text('actor_uid'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.memberId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.memberId],
      foreignColumns: [members.companyId, members.id],
    }).onDelete('cascade'),
    // Every page for signed-in members shows the unread count.
    index('notifications_unread_idx')
      .on(table.companyId, table.memberId, table.id)
      .where(sql`${table.readAt} is null`),
    index('notifications_read_at_idx').on(table.readAt).where(sql`${table.readAt} is not null`),
  ],
)
