import { type Placeholder, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from './database'

type Values = Readonly<Record<string, unknown>>

/**
 * The parameters of a query: values, or placeholders while the query is built. Parameters that are absent, null or
 * boolean keep their value, so that the query may differ by them.
 */
export type Given<Asked extends object> = {
  readonly [Name in keyof Asked]: Asked[Name] extends boolean | undefined
    ? Asked[Name]
    : Asked[Name] | Placeholder
}

type Query<Rows> = { prepare(name: string): { execute(values: Values): Promise<Rows> } }

const stays = (value: unknown) => value === undefined || value === null || typeof value === 'boolean'

const placesOf = (asked: object) =>
  Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, stays(value) ? value : sql.placeholder(name)]),
  )

const shapeOf = (asked: object) =>
  Object.entries(asked)
    .map(([name, value]) => (stays(value) ? `${name}=${value}` : name))
    .join()

/** Shapes of one query that are kept for a database. */
const shapesAtMost = 500

/**
 * Builds the SQL of a query once per database and combination of parameters instead of for every request, because
 * building takes longer than running. A transaction counts as a database of its own, so the query is built again for
 * it.
 */
export function prepared<Asked extends object, Rows>(
  build: (db: Database, asked: Given<Asked>) => Query<Rows>,
): (db: Database, asked: Asked) => Promise<Rows> {
  const ask = preparedByShape<Asked, null, Rows>(build)
  return (db, asked) => ask(db, asked, null)
}

/** The same for a query that also differs by its shape, whose values become part of its text. */
export function preparedByShape<Asked extends object, Shape, Rows>(
  build: (db: Database, asked: Given<Asked>, shape: Shape) => Query<Rows>,
): (db: Database, asked: Asked, shape: Shape) => Promise<Rows> {
  const built = new WeakMap<Database, LRUCache<string, ReturnType<Query<Rows>['prepare']>>>()
  return (db, asked, shape) => {
    const ofShapes = built.get(db) ?? new LRUCache({ max: shapesAtMost })
    built.set(db, ofShapes)
    const key = `${shapeOf(asked)} ${JSON.stringify(shape)}`
    // No name, because the connection names statements itself.
    const query = ofShapes.get(key) ?? build(db, placesOf(asked) as Given<Asked>, shape).prepare('')
    ofShapes.set(key, query)
    return query.execute(asked as Values)
  }
}
