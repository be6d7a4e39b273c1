import { getTableName, sql } from 'drizzle-orm'
import { type AnyPgColumn, type CheckBuilder, check } from 'drizzle-orm/pg-core'

/**
 * A check constraint that limits a column to the words in the code's own list; null passes, unless the column is `not
 * null`.
 */
export const checkOneOf = (column: AnyPgColumn, words: readonly string[]): CheckBuilder =>
  check(
    `${getTableName(column.table)}_${column.name}_check`,
    sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`,
  )
