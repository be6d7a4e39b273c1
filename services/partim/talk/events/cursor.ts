/** Where a stream continues: the time of the last change that was sent, by the database's clock. */
export const cursorOf = (at: Date): string => at.getTime().toString(36)

/** The time of a cursor; null for a text that is none. */
export function timeOf(cursor: string): Date | null {
  if (!/^[0-9a-z]{6,10}$/.test(cursor)) return null
  return new Date(Number.parseInt(cursor, 36))
}
