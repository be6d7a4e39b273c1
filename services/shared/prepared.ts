import { type Placeholder, sql } from 'drizzle-orm'
import type { Database } from './database'

type Values = Readonly<Record<string, unknown>>

/**
 * The values of a query, or their places where it is put into words before they are known. What is not given stays away,
 * and true and false stay themselves, so that a query may say something else then.
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

/**
 * Builds the SQL of a query once for each database and each set of parameters instead of at every request, where building
 * takes longer than running. A transaction is a database of its own and builds it anew.
 */
export function prepared<Asked extends object, Rows>(
  build: (db: Database, asked: Given<Asked>) => Query<Rows>,
): (db: Database, asked: Asked) => Promise<Rows> {
  const built = new WeakMap<Database, Map<string, ReturnType<Query<Rows>['prepare']>>>()
  return (db, asked) => {
    const ofShapes = built.get(db) ?? new Map()
    built.set(db, ofShapes)
    const shape = shapeOf(asked)
    // A connection names its statements itself.
    const query = ofShapes.get(shape) ?? build(db, placesOf(asked) as Given<Asked>).prepare('')
    ofShapes.set(shape, query)
    return query.execute(asked as Values)
  }
}
