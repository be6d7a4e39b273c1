import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type LetterState, letterStates } from '../../../validators/states/representation-letter'
import { checkOneOf } from '../../shared/check-one-of'
import { companies } from './companies'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Letters with a code, sent to a company's address in the registry. Ids are time-ordered. */
export const representationLetters = pgTable(
  'representation_letters',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    state: text('state').$type<LetterState>().notNull().default('asked'),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** Hash of the code printed last; the code itself exists only on paper. */
    codeHash: text('code_hash'),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('representation_letters_id_key').on(table.id),
    uniqueIndex('representation_letters_open_key')
      .on(table.companyId)
      .where(sql`${table.state} in ('asked', 'sent')`),
    index('representation_letters_state_idx').on(table.state, table.id),
    checkOneOf(table.state, letterStates),
    check(
      'representation_letters_sent',
      sql`${table.state} <> 'sent' or (${table.codeHash} is not null and ${table.expiresAt} is not null)`,
    ),
  ],
)
