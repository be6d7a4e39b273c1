import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const verifications = [
  'unverified',
  'registry_matched',
  'documents_submitted',
  'under_review',
  'verified',
  'needs_more_documents',
  'rejected',
  'suspended',
] as const
export type Verification = (typeof verifications)[number]

export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    juristicId: text('juristic_id').notNull(),
    name: text('name').notNull(),
    addressLine: text('address_line').notNull(),
    subdistrict: text('subdistrict').notNull(),
    district: text('district').notNull(),
    province: text('province').notNull(),
    postcode: text('postcode').notNull(),
    verification: text('verification').$type<Verification>().notNull().default('unverified'),
    registryCheckedAt: timestamp('registry_checked_at', { withTimezone: true }),
    about: text('about'),
    logoUrl: text('logo_url'),
    website: text('website'),
    facebookUrl: text('facebook_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // A number anybody may type is nobody's until the registry or our staff confirmed it.
    uniqueIndex('companies_confirmed_juristic_id_key')
      .on(table.juristicId)
      .where(sql`${table.verification} in ('registry_matched', 'verified')`),
    index('companies_juristic_id_idx').on(table.juristicId),
  ],
)
