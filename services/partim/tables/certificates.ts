import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type CertificateKind, certificateKinds } from '../../../validators/certificate-kinds'
import type { FileType } from '../../../validators/upload-terms'
import { checkOneOf } from '../../shared/check-one-of'
import { workers } from './workers'

/**
 * Certificates of workers. Others learn that there is one; the file is for its owner and for companies to which the worker
 * is unlocked.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey(),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    kind: text().$type<CertificateKind>().notNull(),
    /** What it is, for the kind `other`; empty for the rest, whose name is their kind's. */
    title: text().notNull().default(''),
    /** The object's name in the bucket, where only the services read; the list of files is `profile_photos`. */
    objectName: text('object_name').notNull(),
    fileType: text('file_type').$type<FileType>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('certificates_worker_idx').on(table.workerId, table.createdAt),
    checkOneOf(table.kind, certificateKinds),
  ],
)
