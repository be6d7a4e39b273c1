import { foreignKey, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { type Role, roles } from '../../../validators/permissions'
import { checkOneOf } from '../../shared/check-one-of'
import { branches } from './branches'
import { companies } from './companies'

export const members = pgTable(
  'members',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    id: uuid('id').notNull(),
    uid: text('uid').notNull(),
    role: text('role').$type<Role>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    checkOneOf(table.role, roles),
    primaryKey({ columns: [table.companyId, table.id] }),
    // One person belongs to one company at a time.
    unique('members_uid_key').on(table.uid),
  ],
)

/** The branches of a branch manager. */
export const memberBranches = pgTable(
  'member_branches',
  {
    companyId: uuid('company_id').notNull(),
    memberId: uuid('member_id').notNull(),
    branchId: uuid('branch_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.memberId, table.branchId] }),
    foreignKey({
      columns: [table.companyId, table.memberId],
      foreignColumns: [members.companyId, members.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.branchId],
      foreignColumns: [branches.companyId, branches.id],
    }).onDelete('cascade'),
  ],
)
