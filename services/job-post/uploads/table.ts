import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from '../companies/table'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Every file that was permitted and not removed since; whether it ever arrived, only the storage knows. */
export const uploads = pgTable(
  'uploads',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Its name in the bucket. */
    objectName: text('object_name').notNull(),
    /** Since when nothing shows it; null while something does. */
    unusedSince: instant('unused_since').defaultNow(),
    /** When its removal began: from then on nothing can be saved with it. */
    removalBeganAt: instant('removal_began_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.objectName] }),
    index('uploads_unused_since_idx').on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
  ],
)
