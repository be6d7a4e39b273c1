import { Type } from '@fastify/type-provider-typebox'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { ActionItems, actionItemsOf } from './service'

/** The operation that says what needs a member now. */
export function actionItemRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/action-items',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getActionItems',
        summary: 'What may need the member now, of one branch or of all they see',
        querystring: Type.Object({ branchId: Type.Optional(Uuid) }),
        response: { 200: ActionItems },
      },
    },
    async (request) => actionItemsOf(db, actorOf(request), request.query.branchId),
  )
}
