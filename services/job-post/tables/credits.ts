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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkOneOf } from '../../shared/check-one-of'
import {
  type CreditEntryType,
  type CreditKind,
  creditKinds,
  type ReservationState,
  reservationStates,
  type WarningDays,
  warningDays,
} from '../shapes/credit-kinds'
import { buffets } from './buffets'
import { companies } from './companies'

/** The price of one use and a new company's starting credits, by kind; staff change these rows without a release. */
export const creditTerms = pgTable(
  'credit_terms',
  {
    kind: text('kind').$type<CreditKind>().primaryKey(),
    /** How many credits of this kind one post, or one unlocked profile, costs. */
    price: integer('price').notNull(),
    startingAmount: integer('starting_amount').notNull(),
    /** For how many days a new company's credits are valid. */
    startingDays: integer('starting_days').notNull(),
  },
  (table) => [
    checkOneOf(table.kind, creditKinds),
    check(
      'credit_terms_not_negative',
      sql`${table.price} >= 0 and ${table.startingAmount} >= 0 and ${table.startingDays} > 0`,
    ),
  ],
)

/** Credits that a company received together and that expire together. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    /** The remaining credits: always the sum of the grant's entries. */
    available: integer('available').notNull(),
    /** null means never. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** What it was granted for, once: `starting`, `order:<id>`. null for grants that may repeat. */
    subject: text('subject'),
    /** The grant that returned credits came from at first; null for those that were not returned. */
    originId: uuid('origin_id'),
    /** The last warning that the company got of its expiry: for how many days before. null before the first. */
    warnedDays: integer('warned_days').$type<WarningDays>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    checkOneOf(table.kind, creditKinds),
    primaryKey({ columns: [table.companyId, table.id] }),
    check('credit_grants_available_not_negative', sql`${table.available} >= 0`),
    check(
      'credit_grants_warned_days_known',
      sql`${table.warnedDays} in (${sql.raw(warningDays.join(', '))})`,
    ),
    // For balances, and for spending what expires first.
    index('credit_grants_available_idx')
      .on(table.companyId, table.kind, table.expiresAt)
      .where(sql`${table.available} > 0`),
    // For finding what expires next, in all companies.
    index('credit_grants_expires_at_idx').on(table.expiresAt).where(sql`${table.available} > 0`),
    // For what is left of an order's credits, wherever they were returned to.
    index('credit_grants_origin_id_idx')
      .on(table.companyId, table.originId)
      .where(sql`${table.originId} is not null`),
    uniqueIndex('credit_grants_subject_key')
      .on(table.companyId, table.kind, table.subject)
      .where(sql`${table.subject} is not null`),
  ],
)

/**
 * Credits reserved for one subject; its `reserve` entries say how many came from which grant. A subject has at most one
 * reservation that is held or captured, so that nothing is paid for twice.
 */
export const creditReservations = pgTable(
  'credit_reservations',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    /** Id of the job post or worker that it pays for. */
    subjectId: uuid('subject_id').notNull(),
    amount: integer('amount').notNull(),
    /** The buffet that pays for it instead of credits. */
    buffetId: uuid('buffet_id'),
    state: text('state').$type<ReservationState>().notNull().default('held'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    checkOneOf(table.state, reservationStates),
    checkOneOf(table.kind, creditKinds),
    primaryKey({ columns: [table.companyId, table.id] }),
    check('credit_reservations_amount_not_negative', sql`${table.amount} >= 0`),
    check('credit_reservations_buffet_is_free', sql`${table.buffetId} is null or ${table.amount} = 0`),
    foreignKey({
      columns: [table.companyId, table.buffetId],
      foreignColumns: [buffets.companyId, buffets.id],
    }),
    check('credit_reservations_settled', sql`(${table.state} = 'held') = (${table.settledAt} is null)`),
    uniqueIndex('credit_reservations_live_key')
      .on(table.companyId, table.kind, table.subjectId)
      .where(sql`${table.state} in ('held', 'captured')`),
    // For what a company has reserved, which is few beside what it spent.
    index('credit_reservations_held_idx').on(table.companyId).where(sql`${table.state} = 'held'`),
    // For finding what a company spent, and when.
    index('credit_reservations_captured_idx')
      .on(table.companyId, table.settledAt)
      .where(sql`${table.state} = 'captured'`),
  ],
)

/** Every change of a grant's credits; append-only (a trigger refuses anything but inserts). */
export const creditEntries = pgTable(
  'credit_entries',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    /** Entries of one transaction, for example those that take one price from several grants, are one line of a statement. */
    transactionId: uuid('transaction_id').notNull(),
    grantId: uuid('grant_id').notNull(),
    /** The kind of the grant, so that an index alone gives a balance. */
    kind: text('kind').$type<CreditKind>().notNull(),
    type: text('type').$type<CreditEntryType>().notNull(),
    /** The change of the available credits: 0 for a capture, because the reserve already took them. */
    amount: integer('amount').notNull(),
    /** The reservation that the entry reserves, captures or releases. */
    reservationId: uuid('reservation_id'),
    actorUid: text('actor_uid').notNull(),
    /**
     * By the database's clock when the statement began that wrote it: not before any entry whose credits it could see,
     * so that no balance of a statement is below zero, and the same for all entries of a transaction.
     */
    at: timestamp('at', { withTimezone: true }).notNull().default(sql`statement_timestamp()`),
  },
  (table) => [
    checkOneOf(table.kind, creditKinds),
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.grantId],
      foreignColumns: [creditGrants.companyId, creditGrants.id],
    }),
    foreignKey({
      columns: [table.companyId, table.reservationId],
      foreignColumns: [creditReservations.companyId, creditReservations.id],
    }),
    check(
      'credit_entries_reservation_fits_type',
      sql`(${table.type} in ('reserve', 'capture', 'release')) = (${table.reservationId} is not null)`,
    ),
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
    // For the lines of a statement, newest first, of both kinds or of one.
    index('credit_entries_statement_idx').on(table.companyId, table.at, table.transactionId),
    // For the balance at any line: the amount is in the index, so that a sum reads no row.
    index('credit_entries_balance_idx').on(
      table.companyId,
      table.kind,
      table.at,
      table.transactionId,
      table.amount,
    ),
    uniqueIndex('credit_entries_reservation_key')
      .on(table.companyId, table.reservationId, table.grantId, table.type)
      .where(sql`${table.reservationId} is not null`),
  ],
)
