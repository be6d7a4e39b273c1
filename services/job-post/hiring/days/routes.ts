import { Type } from '@fastify/type-provider-typebox'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { ComingWork, comingWorkOf } from './coming-work'
import { Days, daysOf } from './service'

/** The operations that say who comes today and tomorrow and who is missing, and who comes at all. */
export function dayRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/days',
    {
      config: { access: 'member', permission: 'applications.decide' },
      schema: {
        operationId: 'getDays',
        summary: 'Who comes today and tomorrow and who is missing, of one branch or of all the member sees',
        querystring: Type.Object({ branchId: Type.Optional(Uuid) }),
        response: { 200: Days },
      },
    },
    async (request) => daysOf(db, actorOf(request), request.query.branchId),
  )

  app.get(
    '/v1/coming-work',
    {
      config: { access: 'member', permission: 'applications.decide' },
      schema: {
        operationId: 'getComingWork',
        summary: 'Who is hired for which shifts to come, post by post',
        response: { 200: ComingWork },
      },
    },
    async (request) => comingWorkOf(db, actorOf(request)),
  )
}
