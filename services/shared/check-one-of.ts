import { getTableName, sql } from 'drizzle-orm'
import { type AnyPgColumn, type CheckBuilder, check } from 'drizzle-orm/pg-core'

/** The constraint that a column holds one of the words the code knows, from the very list; null is `not null`'s to refuse. */
export const checkOneOf = (column: AnyPgColumn, words: readonly string[]): CheckBuilder =>
  check(
    `${getTableName(column.table)}_${column.name}_check`,
    sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`,
  )
