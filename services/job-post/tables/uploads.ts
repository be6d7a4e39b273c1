import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Every file that was permitted and not removed since; only the storage knows whether it ever arrived. */
export const uploads = pgTable(
  'uploads',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The object's name in the bucket. */
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
