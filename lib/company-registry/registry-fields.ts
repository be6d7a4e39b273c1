/** The value as an object, or an empty object; missing fields are handled where they are needed. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Trimmed text; the registry writes "nothing" as null, an empty text or a dash. */
export function textOf(value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' || text === '-' ? null : text
}
