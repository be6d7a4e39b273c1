import { Type } from '@fastify/type-provider-typebox'
import type { ServiceApp } from '@/services/shared/service'
import type { Deps } from '../../platform/deps'
import { DoubtfulValue } from './present'
import { doubtfulValues } from './service'

/** The operation for staff to find what may be mistyped; what was meant, only its company knows. */
export function doubtfulValueRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/ops/doubtful-values',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listDoubtfulValues',
        summary:
          'Days beyond the horizon of their fields, and addresses that the list of places does not have',
        response: { 200: Type.Object({ items: Type.Array(DoubtfulValue) }) },
      },
    },
    async () => ({ items: await doubtfulValues(db) }),
  )
}
