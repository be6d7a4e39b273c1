import { createHash } from 'node:crypto'
import pg from 'pg'

/** How many prepared statements a connection keeps; the services use some hundreds. */
const maxStatements = 500

/**
 * Names for the statements of one database: a function that answers the name of a statement's text from the second time
 * it is asked, and undefined before, and for texts beyond the first `limit`.
 */
export function statementNames(limit = maxStatements): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= limit) return known
    if (!seenOnce.has(text)) {
      if (seenOnce.size >= limit) seenOnce.clear()
      seenOnce.add(text)
      return undefined
    }
    seenOnce.delete(text)
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}

type Asked = { readonly text: string; readonly name?: string; readonly rowMode?: 'array' }

const isRead = (asked: unknown): asked is Asked =>
  typeof asked === 'object' && asked !== null && 'rowMode' in asked && asked.rowMode === 'array'

/**
 * The class of a database's connections. They let PostgreSQL parse and plan each statement once instead of every time:
 * planning is half the time of reading a list. Drizzle's own queries ask for rows as arrays and are always one
 * statement; hand-written SQL may hold several statements, which cannot be prepared, and is sent unchanged.
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = statementNames()
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
    override query(asked: any, ...others: any[]): any {
      const prepared = isRead(asked) && !asked.name ? { ...asked, name: nameOf(asked.text) } : asked
      return super.query(prepared, ...(others as []))
    }
  }
}
