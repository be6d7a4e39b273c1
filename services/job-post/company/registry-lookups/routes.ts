import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { Body } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import type { Deps } from '../../platform/deps'
import { countLookup } from './service'

/**
 * The operation with which the web asks whether a look-up in the registry is allowed; the web then asks the registry.
 */
export function registryLookupRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.post(
    '/v1/registry-lookups',
    {
      config: { access: 'identified' },
      schema: {
        operationId: 'countRegistryLookup',
        summary:
          'Counts a look-up in the company registry to the person and the visitor; refused once they had theirs',
        body: Body({}),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await countLookup(db, { uid: callerOf(request).uid, visitor: request.visitor })
      return reply.code(204).send(null)
    },
  )
}
