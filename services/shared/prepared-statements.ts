import { createHash } from 'node:crypto'
import pg from 'pg'

/** How many prepared statements a connection keeps; the services use some hundreds. */
const atMost = 500

const names = new Map<string, string>()
const seenOnce = new Set<string>()

/** The name of a prepared statement, from the second time it is used; undefined before. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= atMost) return known
  if (!seenOnce.has(text)) {
    if (seenOnce.size >= atMost) seenOnce.clear()
    seenOnce.add(text)
    return undefined
  }
  seenOnce.delete(text)
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

type Asked = { readonly text: string; readonly name?: string; readonly rowMode?: 'array' }

const isRead = (asked: unknown): asked is Asked =>
  typeof asked === 'object' && asked !== null && 'rowMode' in asked && asked.rowMode === 'array'

/**
 * A connection that lets PostgreSQL parse and plan each statement once instead of every time: planning is half the time
 * of reading a list. Drizzle's own queries ask for rows as arrays and are always one statement; hand-written SQL may
 * hold several statements, which cannot be prepared, and is sent unchanged.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(asked: any, ...others: any[]): any {
    const prepared = isRead(asked) && !asked.name ? { ...asked, name: nameOf(asked.text) } : asked
    return super.query(prepared, ...(others as []))
  }
}
