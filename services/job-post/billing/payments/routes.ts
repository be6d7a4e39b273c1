import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { passOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { AskedPayment, OrderEventInput, PayableOrder, PaymentInput } from './present'
import type { PaymentProvider } from './provider'
import { addressAfterBank } from './return-address'
import {
  askForCharge,
  cancelOrder,
  cardOf,
  checkOrder,
  codePicture,
  expireOverdueOrders,
  makeWay,
  openPayment,
  readOrder,
  reconcilePayments,
} from './service'
import type { SettlingParts } from './settlement'

const params = Type.Object({ orderId: Uuid })
// A phone app's pass opens them, too: they are what its screens need.
const viewing = { access: 'member', permission: 'billing.view', pass: 'topup' } as const
const paying = { access: 'member', permission: 'billing.pay', pass: 'topup' } as const

export type PaymentDeps = Pick<Deps, 'db' | 'settings'> &
  Pick<SettlingParts, 'afterCredit'> & { readonly provider: PaymentProvider }

/** Operations to pay an order and to learn what became of it. */
export function paymentRoutes(app: ServiceApp, { db, settings, provider, afterCredit }: PaymentDeps): void {
  const partsOf = ({ log }: Pick<FastifyRequest, 'log'>): SettlingParts => ({
    db,
    provider,
    log,
    afterCredit,
  })

  app.get(
    '/v1/orders/:orderId',
    {
      config: viewing,
      schema: { operationId: 'getOrder', params, response: { 200: PayableOrder } },
    },
    async (request) => readOrder(db, actorOf(request), request.params.orderId),
  )

  app.post(
    '/v1/orders/:orderId/payments',
    {
      config: paying,
      schema: {
        operationId: 'askForPayment',
        summary:
          'A code to scan, or a card to charge: the open payment of that kind, or a new one of the same order',
        params,
        body: PaymentInput,
        response: { 201: AskedPayment },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { orderId } = request.params
      const parts = partsOf(request)
      const by = await cardOf(db, actor.scope, orderId, request.body)
      await makeWay(parts, actor.scope, orderId, request.body)
      const asked = await once(db, request, reply, async (tx) => ({
        status: 201,
        body: await openPayment(tx, actor, orderId, request.body),
      }))
      const { next, place } = request.body
      const isTopup = place === 'topup' || passOf(request) !== null
      const returnTo = addressAfterBank(settings.APP_URL, { orderId, isTopup, next })
      await askForCharge(parts, actor.scope, asked, by ? { by, returnTo } : undefined)
      return asked
    },
  )

  app.post(
    '/v1/orders/:orderId/checks',
    {
      config: viewing,
      schema: {
        operationId: 'checkOrder',
        summary: 'Asks the payment provider at once, and answers how the order stands',
        params,
        response: { 200: PayableOrder },
      },
    },
    async (request) => checkOrder(partsOf(request), actorOf(request), request.params.orderId),
  )

  app.post(
    '/v1/orders/:orderId/events',
    {
      config: paying,
      schema: {
        operationId: 'changeOrderState',
        params,
        body: OrderEventInput,
        response: { 200: PayableOrder },
      },
    },
    async (request) => cancelOrder(partsOf(request), actorOf(request), request.params.orderId),
  )

  app.get(
    '/v1/orders/:orderId/code',
    {
      config: viewing,
      schema: {
        operationId: 'getPaymentCode',
        summary: 'The picture of the code to scan',
        params,
        response: { 200: Type.Unsafe<never>({ type: 'string', format: 'binary' }) },
      },
    },
    async (request, reply) => {
      const { bytes, type } = await codePicture(
        partsOf(request),
        actorOf(request).scope,
        request.params.orderId,
      )
      return reply
        .type(type)
        .serializer(identity)
        .send(bytes as never)
    },
  )

  const partsOfApp: SettlingParts = { db, provider, log: app.log, afterCredit }
  addRoutine(app, {
    name: 'reconcile payments',
    everySeconds: 60,
    run: (work) => reconcilePayments(partsOfApp, work),
  })
  addRoutine(app, {
    name: 'expire unpaid orders',
    everySeconds: 600,
    run: (work) => expireOverdueOrders(db, work),
  })
}

const identity = (bytes: unknown) => bytes as string
