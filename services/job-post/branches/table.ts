import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies } from '../companies/table'

export const branches = pgTable(
  'branches',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
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
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('branches_tax_branch_number_key').on(table.companyId, table.taxBranchNumber),
    index('branches_name_idx').on(table.companyId, table.name, table.id),
  ],
)
