import { createHash } from 'node:crypto'
import pg from 'pg'

/** How many statements a connection keeps ready; the services' own are some hundreds. */
const atMost = 500

const names = new Map<string, string>()
const seenOnce = new Set<string>()

/** The name a statement is kept by from the second time it is asked for, or undefined. */
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
 * A connection that has PostgreSQL parse and plan a statement once, not every time: planning is half of what a read of a
 * list takes there. Rows are asked for as arrays by Drizzle's own statements, which are one statement each; what is
 * written out may be several, and goes as it is.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(asked: any, ...others: any[]): any {
    const prepared = isRead(asked) && !asked.name ? { ...asked, name: nameOf(asked.text) } : asked
    return super.query(prepared, ...(others as []))
  }
}
