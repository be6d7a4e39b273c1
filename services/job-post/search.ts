import { type AnyColumn, ilike, type SQL } from 'drizzle-orm'

/** Rows whose text contains what was typed; `%` and `_` mean themselves. */
export function contains(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const text = typed?.trim()
  return text ? ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined
}
