import { type SQL, sql } from 'drizzle-orm'
import {
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { thaiOrder } from '../../shared/thai-order'
import { companies } from './companies'

/** Text that is compared byte by byte, as `thaiOrder` wants it. */
const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

export const branches = pgTable(
  'branches',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** What the name is sorted by. */
    sortName: sortedText('sort_name')
      .notNull()
      .generatedAlwaysAs((): SQL => thaiOrder(branches.name)),
    /** Five digits of the Revenue Department; 00000 is the head office. */
    taxBranchNumber: text('tax_branch_number').notNull(),
    addressLine: text('address_line').notNull(),
    subdistrict: text('subdistrict').notNull(),
    district: text('district').notNull(),
    province: text('province').notNull(),
    postcode: text('postcode').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    phone: text('phone').notNull(),
    photos: jsonb('photos').$type<string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Archived: out of use, but kept for its posts. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** Deleted: the row is kept for an undo until its retention ends. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('branches_tax_branch_number_key')
      .on(table.companyId, table.taxBranchNumber)
      .where(sql`${table.deletedAt} is null`),
    index('branches_sort_name_idx')
      .on(table.companyId, table.sortName, table.id)
      .where(sql`${table.deletedAt} is null`),
    // For searching public job posts by area.
    index('branches_area_idx').on(table.province, table.district, table.companyId, table.id),
    index('branches_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)
