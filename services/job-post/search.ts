import { type AnyColumn, ilike, type SQL } from 'drizzle-orm'

/** Rows whose text contains what was typed; `%` and `_` mean themselves, and NUL, which no text holds, nothing. */
export function contains(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const text = typed?.replaceAll('\0', '').trim()
  return text ? ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined
}
