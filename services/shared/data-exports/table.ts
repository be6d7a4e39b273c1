import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { checkOneOf } from '../check-one-of'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** One file of a copy: its name, and the content the user reads. */
export type ExportFile = { readonly name: string; readonly content: unknown }

export const dataExportStates = ['running', 'ready', 'failed'] as const

/** Copies of everything stored about a user, made file by file on request. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    state: text('state').$type<(typeof dataExportStates)[number]>().notNull().default('running'),
    files: jsonb('files').$type<ExportFile[]>().notNull().default([]),
    partsDone: integer('parts_done').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    checkOneOf(table.state, dataExportStates),
    index('data_exports_uid_idx').on(table.uid, table.createdAt),
    index('data_exports_expires_at_idx').on(table.expiresAt),
  ],
)
