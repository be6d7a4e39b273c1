import type { Database } from './database'

/**
 * A query with placeholders that is put into words once for each database instead of at every request, where that takes
 * longer than to run it. In a transaction, which is a database of its own, it is put into words anew.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
