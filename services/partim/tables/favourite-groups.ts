import { sql } from 'drizzle-orm'
import {
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
import { favourites } from './favourites'

/** Groups a company sorts its favourites into. */
export const favouriteGroups = pgTable(
  'favourite_groups',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('favourite_groups_name_key').on(table.companyId, sql`lower(${table.name})`),
  ],
)

/** Members of a group; only favourites can be members. */
export const favouriteGroupMembers = pgTable(
  'favourite_group_members',
  {
    companyId: uuid('company_id').notNull(),
    groupId: uuid('group_id').notNull(),
    workerId: uuid('worker_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.groupId, table.workerId] }),
    foreignKey({
      name: 'favourite_group_members_group_fk',
      columns: [table.companyId, table.groupId],
      foreignColumns: [favouriteGroups.companyId, favouriteGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'favourite_group_members_favourite_fk',
      columns: [table.companyId, table.workerId],
      foreignColumns: [favourites.companyId, favourites.workerId],
    }).onDelete('cascade'),
    index('favourite_group_members_worker_idx').on(table.companyId, table.workerId),
  ],
)
