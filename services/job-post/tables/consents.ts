import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ConsentChoices, ConsentDecision } from '../shapes/consent'

/** Proof of visitors' cookie decisions; append-only (a trigger refuses anything but inserts). */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: uuid('id').primaryKey(),
    /** A random key that the visitor's browser creates and stores; without a sign-in it identifies nobody. */
    subjectKey: uuid('subject_key').notNull(),
    /** The signed-in user, if any. */
    uid: text('uid'),
    decision: text('decision').$type<ConsentDecision>().notNull(),
    choices: jsonb('choices').$type<ConsentChoices>().notNull(),
    policyVersion: text('policy_version').notNull(),
    /** By the browser's clock; a decision made offline arrives later. */
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('consent_records_subject_key_idx').on(table.subjectKey, table.createdAt),
    index('consent_records_created_at_idx').using('brin', table.createdAt),
    index('consent_records_uid_idx').on(table.uid, table.createdAt),
  ],
)
