import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyDocumentKind } from '../../../validators/company-document'
import type { FileType } from '../../../validators/upload-terms'
import { checkOneOf } from '../../shared/check-one-of'
import { companies } from '../companies/table'

/** Sent to nobody yet, waiting for staff, taken by them, or not. */
export const documentStates = ['draft', 'submitted', 'accepted', 'refused'] as const
export type DocumentState = (typeof documentStates)[number]

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Papers a company sends to be verified. */
export const companyDocuments = pgTable(
  'company_documents',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CompanyDocumentKind>().notNull(),
    /** What the file was called where it came from; only ever shown. */
    name: text('name').notNull(),
    /** Its name in the bucket; null once the file was removed and only the decision is kept. */
    objectName: text('object_name'),
    fileType: text('file_type').$type<FileType>().notNull(),
    size: integer('size').notNull(),
    state: text('state').$type<DocumentState>().notNull().default('draft'),
    /** Why staff did not take it. */
    reason: text('reason'),
    expiresOn: date('expires_on'),
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    checkOneOf(table.state, documentStates),
    primaryKey({ columns: [table.companyId, table.id] }),
    // Files that are kept no longer than the time after a decision.
    index('company_documents_decided_at_idx').on(table.decidedAt).where(sql`${table.objectName} is not null`),
  ],
)
