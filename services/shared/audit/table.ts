import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Who changed what, when. Append-only: a trigger refuses anything but inserts, except for removing what people wrote
 * about themselves when their account is removed, and addresses of invited people.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    actorUid: text('actor_uid').notNull(),
    /** The company the subject belongs to, if any. */
    companyId: uuid('company_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_events_company_id_at_idx').on(table.companyId, table.at),
    // Events are stored in the order of time, so a small BRIN index is enough to find the old ones.
    index('audit_events_at_idx').using('brin', table.at),
    index('audit_events_actor_idx').on(table.actorUid, table.at),
    index('audit_events_subject_idx').on(table.subjectType, table.subjectId, table.at),
  ],
)
