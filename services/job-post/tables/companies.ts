import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type CompanyKind, companyKinds } from '../../../validators/company-kind'
import { type Verification, verifications } from '../../../validators/states/verification'
import { checkOneOf } from '../../shared/check-one-of'
import type { RegistryAddress } from '../shapes/registry-address'

export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<CompanyKind>().notNull().default('juristic_person'),
    /** 13 digits: the registry's number, or the owner's own where the kind is a person's; empty once such a company is closed. */
    juristicId: text('juristic_id').notNull(),
    name: text('name').notNull(),
    addressLine: text('address_line').notNull(),
    subdistrict: text('subdistrict').notNull(),
    district: text('district').notNull(),
    province: text('province').notNull(),
    postcode: text('postcode').notNull(),
    verification: text('verification').$type<Verification>().notNull().default('unverified'),
    /** Staff's reason for the state, if the state needs one. */
    verificationReason: text('verification_reason'),
    /** When the registry last answered about the number. */
    registryCheckedAt: timestamp('registry_checked_at', { withTimezone: true }),
    /** Since when registry or staff say that the number is this company's; null while anybody may have typed it. */
    numberConfirmedAt: timestamp('number_confirmed_at', { withTimezone: true }),
    /** The address in the registry; null until known. */
    registryAddress: jsonb('registry_address').$type<RegistryAddress>(),
    /** Since when it is proven that its members represent it (validators/company-standing). */
    representedAt: timestamp('represented_at', { withTimezone: true }),
    about: text('about'),
    logoUrl: text('logo_url'),
    website: text('website'),
    facebookUrl: text('facebook_url'),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    contactEmail: text('contact_email'),
    /** How many workers it may invite to its posts in one day. */
    invitesADay: integer('invites_a_day').notNull().default(100),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its last member left; nobody can act for it any more. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    checkOneOf(table.kind, companyKinds),
    checkOneOf(table.verification, verifications),
    // Only a confirmed number is unique, because anybody can type a number.
    uniqueIndex('companies_confirmed_juristic_id_key')
      .on(table.juristicId)
      .where(sql`${table.numberConfirmedAt} is not null`),
    index('companies_juristic_id_idx').on(table.juristicId),
    // For staff's queue, and for unverified companies that the registry is asked about again.
    index('companies_verification_idx').on(table.verification, table.id),
  ],
)

/** The columns from which `standingOf` derives a company's standing. */
export const proofs = {
  kind: companies.kind,
  verification: companies.verification,
  numberConfirmedAt: companies.numberConfirmedAt,
  representedAt: companies.representedAt,
}
