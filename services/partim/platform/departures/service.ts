import { type Static, Type } from '@fastify/type-provider-typebox'
import { decodeCursor, encodeCursor, type PageQuery } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { Instant, Uuid } from '@/services/shared/schema'
import { listDepartures } from './repository'

const Position = Type.Object({ at: Instant, id: Uuid })

export const DeparturesPage = Type.Object({
  items: Type.Array(Type.Object({ uid: Type.String() })),
  cursor: Type.Union([Type.String(), Type.Null()]),
})

/**
 * Removed accounts after a position; the answer's cursor is where the next request continues, even when it lists none.
 */
export async function pageOfDepartures(
  db: Database,
  { cursor, limit }: PageQuery,
): Promise<Static<typeof DeparturesPage>> {
  const listed = await listDepartures(db, decodeCursor(Position, cursor), limit)
  const last = listed.at(-1)
  return {
    items: listed.map(({ uid }) => ({ uid })),
    cursor: last ? encodeCursor({ at: last.at.toISOString(), id: last.id }) : (cursor ?? null),
  }
}
