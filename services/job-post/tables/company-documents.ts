import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyDocumentKind } from '../../../validators/company-document'
import { type DocumentState, documentStates } from '../../../validators/states/company-document'
import type { FileType } from '../../../validators/upload-terms'
import { checkOneOf } from '../../shared/check-one-of'
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Documents that a company submits for verification. */
export const companyDocuments = pgTable(
  'company_documents',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CompanyDocumentKind>().notNull(),
    /** The original file name; used for display only. */
    name: text('name').notNull(),
    /** The object's name in the bucket; null after the file was removed and only the decision is kept. */
    objectName: text('object_name'),
    fileType: text('file_type').$type<FileType>().notNull(),
    size: integer('size').notNull(),
    state: text('state').$type<DocumentState>().notNull().default('draft'),
    /** Why staff refused it. */
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
    // For finding decided documents whose files must be removed.
    index('company_documents_decided_at_idx').on(table.decidedAt).where(sql`${table.objectName} is not null`),
  ],
)
