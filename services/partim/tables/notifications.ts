import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WorkerNotificationKind } from '../../../validators/worker-notification-kinds'
import { workers } from './workers'

const workerId = () =>
  uuid('worker_id')
    .notNull()
    .references(() => workers.id, { onDelete: 'cascade' })

/** How a worker wants to be notified of a kind, if not by the default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    workerId: workerId(),
    kind: text('kind').$type<WorkerNotificationKind>().notNull(),
    inApp: boolean('in_app').notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workerId, table.kind] })],
)

/** A notification of one worker. The job-post service chooses the id, which is ordered by time. */
export const notifications = pgTable(
  'notifications',
  {
    workerId: workerId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<WorkerNotificationKind>().notNull(),
    /** Title of the post and name of the company, as they were then. */
    params: jsonb('params').$type<{ title: string; company: string }>().notNull(),
    /** Id of the application or of the post in the job-post service. */
    subjectId: uuid('subject_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workerId, table.id] }),
    // Every page for signed-in workers shows the unread count.
    index('notifications_unread_idx').on(table.workerId, table.id).where(sql`${table.readAt} is null`),
    index('notifications_read_at_idx').on(table.readAt).where(sql`${table.readAt} is not null`),
  ],
)
