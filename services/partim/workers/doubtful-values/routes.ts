import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import type { ServiceApp } from '@/services/shared/service'
import { DoubtfulValue } from './present'
import { doubtfulValues } from './service'

/** The operation for staff to find days that may be mistyped; what was meant, only the worker knows. */
export function doubtfulValueRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/ops/doubtful-values',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listDoubtfulValues',
        summary: 'Birth dates of nobody who works, and single free days beyond the horizon',
        response: { 200: Type.Object({ items: Type.Array(DoubtfulValue) }) },
      },
    },
    async () => ({ items: await doubtfulValues(db) }),
  )
}
