import { Type } from '@fastify/type-provider-typebox'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { Order, OrderInput, OrderMarks, OrderMarksInput, PurchaseOptions } from './present'
import { createOrder, marksOf, pageOfOrders, purchaseOptions } from './service'

/** Operations to order what is for sale; how an order is paid is in billing/payments. */
export function orderRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/purchase-options',
    {
      config: { access: 'member', permission: 'billing.pay', pass: 'topup' },
      schema: {
        operationId: 'getPurchaseOptions',
        summary: 'What can be bought now, with all taxes, and in whose name',
        response: { 200: PurchaseOptions },
      },
    },
    async (request) => purchaseOptions(db, actorOf(request).scope),
  )

  app.get(
    '/v1/orders',
    {
      config: { access: 'member', permission: 'billing.view' },
      schema: {
        operationId: 'listOrders',
        summary: 'The company’s orders, newest first',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(Order) },
      },
    },
    async (request) => pageOfOrders(db, actorOf(request).scope, request.query),
  )

  app.put(
    '/v1/order-marks',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'listOrderMarks',
        summary:
          'Of which orders something became, for the web, whose visitors watch them; it names no company',
        body: OrderMarksInput,
        response: { 200: OrderMarks },
      },
    },
    async (request) => marksOf(db, request.body.numbers),
  )

  app.post(
    '/v1/orders',
    {
      config: { access: 'member', permission: 'billing.pay', pass: 'topup' },
      schema: { operationId: 'createOrder', body: OrderInput, response: { 200: Order, 201: Order } },
    },
    async (request, reply) =>
      once(db, request, reply, async (tx) => {
        const { order, isNew } = await createOrder(tx, actorOf(request), request.body)
        return { status: isNew ? 201 : 200, body: order }
      }),
  )
}
