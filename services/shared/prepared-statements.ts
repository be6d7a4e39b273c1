import { createHash } from 'node:crypto'
import pg from 'pg'
import { isStalePlan } from './database-errors'

/** How many prepared statements a connection keeps; the services use some hundreds. */
const maxStatements = 500

/**
 * Names for the statements of one database: a function that answers the name of a statement's text from the second time
 * it is asked, and undefined before, and for texts beyond the first `limit`.
 */
export function statementNames(limit = maxStatements) {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  let renewals = 0
  const nameOf = (text: string): string | undefined => {
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
  /** Gives a statement another name than one by which it cannot be used any more, so that every connection prepares it anew. */
  const renew = (text: string, name: string): void => {
    if (names.get(text) === name) names.set(text, `${name.slice(0, 27)} ${++renewals}`)
  }
  return Object.assign(nameOf, { renew })
}

type Asked = { readonly text: string; readonly name?: string; readonly rowMode?: 'array' }

const isRead = (asked: unknown): asked is Asked =>
  typeof asked === 'object' && asked !== null && 'rowMode' in asked && asked.rowMode === 'array'

/**
 * The class of a database's connections. They let PostgreSQL parse and plan each statement once instead of every time:
 * planning is half the time of reading a list. Drizzle's own queries ask for rows as arrays and are always one
 * statement; hand-written SQL may hold several statements, which cannot be prepared, and is sent unchanged. One that a
 * migration of the next release changed the columns of is asked again without its name, or fails with its transaction and
 * succeeds with the next.
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = statementNames()
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
    override query(asked: any, ...others: any[]): any {
      const name = isRead(asked) && !asked.name ? nameOf(asked.text) : undefined
      if (!name) return super.query(asked, ...(others as []))
      const again = () => super.query(asked, ...(others as []))
      const mayAskAgain = (error: unknown): boolean => {
        if (!isStalePlan(error)) return false
        nameOf.renew(asked.text, name)
        // A transaction has failed with it.
        return this.getTransactionStatus() === 'I'
      }
      const prepared = { ...asked, name }
      const callback = others.at(-1)
      if (typeof callback !== 'function') {
        return super.query<Promise<unknown>>(prepared, ...(others as [])).catch((error) => {
          if (mayAskAgain(error)) return again()
          throw error
        })
      }
      const answer = (error: unknown, result: unknown) =>
        error && mayAskAgain(error) ? again() : callback(error, result)
      return super.query(prepared, ...(others.slice(0, -1) as []), answer as never)
    }
  }
}
