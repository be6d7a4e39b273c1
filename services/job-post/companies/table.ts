import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkOneOf } from '../../shared/check-one-of'
import { type Verification, verifications } from '../verifications/state-machine'
import type { RegistryAddress } from './attestation'

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
    /** Staff's reason for the state, where they owe one. */
    verificationReason: text('verification_reason'),
    /** When the registry last gave an answer about the number. */
    registryCheckedAt: timestamp('registry_checked_at', { withTimezone: true }),
    /** Since when registry or staff say that the number is this company's; null while anybody may have typed it. */
    numberConfirmedAt: timestamp('number_confirmed_at', { withTimezone: true }),
    /** Where the registry says it is; null until it has said so. */
    registryAddress: jsonb('registry_address').$type<RegistryAddress>(),
    /** Since when it is proven that its members may speak for it (validators/company-standing). */
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
    checkOneOf(table.verification, verifications),
    // A number anybody may type is nobody's until the registry or our staff confirmed it.
    uniqueIndex('companies_confirmed_juristic_id_key')
      .on(table.juristicId)
      .where(sql`${table.numberConfirmedAt} is not null`),
    index('companies_juristic_id_idx').on(table.juristicId),
    // Staff's queue, and the unverified ones the registry is asked about again.
    index('companies_verification_idx').on(table.verification, table.id),
  ],
)
