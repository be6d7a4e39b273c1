import { Type } from '@fastify/type-provider-typebox'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { HistoryOrder } from './present'
import { historyOf, pageOfHistory } from './service'

/** Operations to read what was ordered, with all that came of it. */
export function orderHistoryRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/order-history',
    {
      config: { access: 'member', permission: 'billing.view' },
      schema: {
        operationId: 'listOrderHistory',
        summary: 'The company’s orders with their documents and refunds of withheld tax, newest first',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(HistoryOrder) },
      },
    },
    async (request) => pageOfHistory(db, actorOf(request).scope, request.query),
  )

  app.get(
    '/v1/order-history/:orderId',
    {
      config: { access: 'member', permission: 'billing.view' },
      schema: {
        operationId: 'getOrderHistory',
        summary: 'An order with its documents, what was returned of it, and its refund of withheld tax',
        params: Type.Object({ orderId: Uuid }),
        response: { 200: HistoryOrder },
      },
    },
    async (request) => historyOf(db, actorOf(request).scope, request.params.orderId),
  )
}
