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
import { members } from '../members/table'
import type { NotificationKind } from './kinds'

/** How a member wants to be told of a kind, where that is not as it begins. */
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

/** What one member is told. Ids are time-ordered. */
export const notifications = pgTable(
  'notifications',
  {
    companyId: uuid('company_id').notNull(),
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** As the kind's row in kinds.ts shapes them. */
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Whose doing it was; null where nobody did it. The name is looked up when it is read. */
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
    // The unread count is in every page of the signed-in.
    index('notifications_unread_idx')
      .on(table.companyId, table.memberId, table.id)
      .where(sql`${table.readAt} is null`),
    index('notifications_read_at_idx').on(table.readAt).where(sql`${table.readAt} is not null`),
  ],
)
