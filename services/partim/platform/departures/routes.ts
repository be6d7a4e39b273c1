import { Type } from '@fastify/type-provider-typebox'
import { pageQuery } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import type { ServiceApp } from '@/services/shared/service'
import { DeparturesPage, pageOfDepartures } from './service'

/** Tells other services whose accounts were removed, so that they remove their data as well. */
export function departureRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/departures',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'listDepartures',
        summary: 'Accounts that are gone, the earliest first; the cursor stands after the last of them',
        querystring: Type.Object(pageQuery),
        response: { 200: DeparturesPage },
      },
    },
    async ({ query }) => pageOfDepartures(db, query),
  )
}
