import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The cookie categories of the specification's section 3. */
export const consentCategories = ['SNC', 'FC', 'AnPC', 'AC'] as const
export type ConsentChoices = Readonly<Record<(typeof consentCategories)[number], boolean>>

export const consentDecisions = ['accept_all', 'reject_all', 'toggle', 'reset'] as const
export type ConsentDecision = (typeof consentDecisions)[number]

/** Proof of what a visitor decided on cookies; append-only (a trigger refuses anything but inserts). */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: uuid('id').primaryKey(),
    /** Random, made and kept by the visitor's browser; it leads to nobody who is not signed in. */
    subjectKey: uuid('subject_key').notNull(),
    /** Who was signed in, if anybody. */
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
