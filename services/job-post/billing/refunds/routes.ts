import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { refundMethods, refundStates } from '@/validators/states/refund'
import type { Deps } from '../../platform/deps'
import type { PaymentProvider } from '../payments/provider'
import type { SettlingParts } from '../payments/settlement'
import { openRefund } from './opening'
import {
  AskedRefund,
  ExtraPayment,
  OpsOrder,
  OpsPaymentDisputeOfOrder,
  OpsRefundOfOrder,
  PartlyLostOrder,
  RefundInput,
  TransferInput,
} from './present'
import {
  askForRefund,
  pageOfPaymentDisputes,
  pageOfRefunds,
  partlyLostOrders,
  readOpsOrder,
  unreturnedExtraPayments,
} from './service'
import { finishRefunds } from './settling'
import { settleTransfer } from './transfers'

const ofStaff = { access: 'ops' } as const
const params = Type.Object({ number: Type.String({ pattern: '^CR-[0-9]{4}-[0-9]{5,}$' }) })

type RefundDeps = Pick<Deps, 'db'> & { readonly provider: PaymentProvider }

/** Operations for staff to see what became of an order's money, and to return it. */
export function refundRoutes(app: ServiceApp, { db, provider }: RefundDeps): void {
  const partsOf = ({ log }: Pick<FastifyRequest, 'log'>): SettlingParts => ({ db, provider, log })

  app.get(
    '/v1/ops/orders/:number',
    { config: ofStaff, schema: { operationId: 'getOrderForOps', params, response: { 200: OpsOrder } } },
    async (request) => readOpsOrder(db, request.params.number),
  )

  app.post(
    '/v1/ops/orders/:number/refunds',
    {
      config: ofStaff,
      schema: {
        operationId: 'refundOrder',
        summary:
          'Returns money of an order, through the payment provider or by a transfer of staff’s own, and takes unspent credits back',
        params,
        body: RefundInput,
        response: { 201: AskedRefund },
      },
    },
    async (request, reply) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      const { number } = request.params
      const { method = 'provider' } = request.body
      const asked = await once(db, request, reply, async (tx) => ({
        status: 201,
        body: { refundId: (await openRefund(tx, cause, number, { ...request.body, method })).id },
      }))
      if (method === 'provider') await askForRefund(partsOf(request), number, asked.refundId)
      return asked
    },
  )

  app.post(
    '/v1/ops/refunds/:refundId/events',
    {
      config: ofStaff,
      schema: {
        operationId: 'changeRefundState',
        summary: 'Says that staff have transferred a refund, or will not',
        params: Type.Object({ refundId: Uuid }),
        body: TransferInput,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      const { refundId } = request.params
      await settleTransfer({ db, log: request.log }, cause, refundId, request.body)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/v1/ops/refunds',
    {
      config: ofStaff,
      schema: {
        operationId: 'listRefunds',
        querystring: Type.Object({
          ...pageQuery,
          state: Type.Optional(OneOf(refundStates)),
          method: Type.Optional(OneOf(refundMethods)),
        }),
        response: { 200: pageOf(OpsRefundOfOrder) },
      },
    },
    async (request) => pageOfRefunds(db, request.query),
  )

  app.get(
    '/v1/ops/extra-payments',
    {
      config: ofStaff,
      schema: {
        operationId: 'listExtraPayments',
        summary:
          'Money that gave nothing, because its order was paid already or its company had closed, and is not returned, the oldest first',
        response: { 200: Type.Object({ items: Type.Array(ExtraPayment), hasMore: Type.Boolean() }) },
      },
    },
    async () => unreturnedExtraPayments(db),
  )

  app.get(
    '/v1/ops/partly-lost-orders',
    {
      config: ofStaff,
      schema: {
        operationId: 'listPartlyLostOrders',
        summary:
          'Orders of which a bank took less than was not delivered, and the rest of that is not returned, the oldest first',
        response: { 200: Type.Object({ items: Type.Array(PartlyLostOrder), hasMore: Type.Boolean() }) },
      },
    },
    async () => partlyLostOrders(db),
  )

  app.get(
    '/v1/ops/payment-disputes',
    {
      config: ofStaff,
      schema: {
        operationId: 'listPaymentDisputes',
        querystring: Type.Object({ ...pageQuery, isOpen: Type.Boolean({ default: true }) }),
        response: { 200: pageOf(OpsPaymentDisputeOfOrder) },
      },
    },
    async (request) => pageOfPaymentDisputes(db, request.query),
  )

  addRoutine(app, {
    name: 'finish refunds',
    everySeconds: 60,
    run: (work) => finishRefunds({ db, provider, log: app.log }, work),
  })
}
