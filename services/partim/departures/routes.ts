import { Type } from '@fastify/type-provider-typebox'
import { decodeCursor, encodeCursor, pageQuery } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { Instant, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { listDepartures } from './repository'

const Position = Type.Object({ at: Instant, id: Uuid })

/** What other services ask to forget whom we have forgotten. */
export function departureRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/departures',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'listDepartures',
        summary: 'Accounts that are gone, the earliest first; the cursor stands after the last of them',
        querystring: Type.Object(pageQuery),
        response: {
          200: Type.Object({
            items: Type.Array(Type.Object({ uid: Type.String() })),
            cursor: Type.Union([Type.String(), Type.Null()]),
          }),
        },
      },
    },
    async ({ query: { cursor, limit } }) => {
      const listed = await listDepartures(db, decodeCursor(Position, cursor), limit)
      const last = listed.at(-1)
      return {
        items: listed.map(({ uid }) => ({ uid })),
        cursor: last ? encodeCursor({ at: last.at.toISOString(), id: last.id }) : (cursor ?? null),
      }
    },
  )
}
