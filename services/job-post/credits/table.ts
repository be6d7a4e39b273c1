import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies } from '../companies/table'
import type { CreditEntryType, CreditKind } from './kinds'

/** Credits a company received together, which expire together. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    /** What is left to use: always the sum of the grant's entries. */
    available: integer('available').notNull(),
    /** null means never. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    check('credit_grants_available_not_negative', sql`${table.available} >= 0`),
    // Balances, and spending what expires first.
    index('credit_grants_available_idx')
      .on(table.companyId, table.kind, table.expiresAt)
      .where(sql`${table.available} > 0`),
  ],
)

/** Every change of a grant's credits; append-only (a trigger refuses anything but inserts). */
export const creditEntries = pgTable(
  'credit_entries',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    grantId: uuid('grant_id').notNull(),
    type: text('type').$type<CreditEntryType>().notNull(),
    /** The change of what is available: a capture spends what its reserve took already, so it is 0. */
    amount: integer('amount').notNull(),
    actorUid: text('actor_uid').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.grantId],
      foreignColumns: [creditGrants.companyId, creditGrants.id],
    }),
    check(
      'credit_entries_amount_fits_type',
      sql`case ${table.type}
        when 'grant' then ${table.amount} > 0
        when 'release' then ${table.amount} > 0
        when 'reserve' then ${table.amount} < 0
        when 'expire' then ${table.amount} < 0
        when 'capture' then ${table.amount} = 0
        when 'refund' then ${table.amount} <> 0
        when 'adjust' then ${table.amount} <> 0
        else false end`,
    ),
    index('credit_entries_grant_id_idx').on(table.companyId, table.grantId),
  ],
)
