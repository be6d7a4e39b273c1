import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { unavailable } from '@/services/shared/problem'
import { addRoutine } from '@/services/shared/routine'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import type { Deps } from '../../platform/deps'
import { differenceKinds, merchants } from '../../shapes/payment-terms'
import { closeDifference } from '../payment-differences/noting'
import { type PaymentProvider, ProviderRefusal, ProviderSilence } from '../payments/provider'
import { compareWithProvider } from './comparing'
import { pageOfDifferences } from './service'

const PaymentDifference = Named(
  'PaymentDifference',
  Type.Object({
    id: Uuid,
    merchant: OneOf(merchants),
    kind: OneOf(differenceKinds),
    subject: Type.String({
      description: 'the provider’s charge, event or dispute, or our payment where there is none',
    }),
    orderNumber: nullable(Type.String()),
    theirs: Type.String({
      description: 'satang or a state, as the provider says; of a strange event why it is strange',
    }),
    ours: Type.String({ description: 'satang or a state, as we say' }),
    foundAt: Instant,
    resolvedAt: nullable(Instant),
    closingReason: nullable(Type.String({ description: 'why staff closed it' })),
  }),
)

type ReconciliationDeps = Pick<Deps, 'db'> & { readonly provider: PaymentProvider }

/** Operations for staff to see what the payment provider's list and our payments disagree about. */
export function reconciliationRoutes(app: ServiceApp, { db, provider }: ReconciliationDeps): void {
  app.get(
    '/v1/ops/payment-differences',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listPaymentDifferences',
        querystring: Type.Object({ ...pageQuery, isOpen: Type.Boolean({ default: true }) }),
        response: { 200: pageOf(PaymentDifference) },
      },
    },
    async ({ query }) => pageOfDifferences(db, query),
  )

  app.post(
    '/v1/ops/payment-differences/:differenceId/events',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'changeDifferenceState',
        summary: 'Says that staff have dealt with a difference, so that the same is not found again',
        params: Type.Object({ differenceId: Uuid }),
        body: Body({ event: Type.Literal('close'), reason: Typed() }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      await closeDifference(db, cause, request.params.differenceId, request.body.reason)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/v1/ops/payment-comparisons',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'comparePayments',
        summary: 'Compares the payment provider’s lists of the last days with our payments at once',
        response: { 200: Type.Object({ differences: Type.Integer() }) },
      },
    },
    async (request) => {
      const parts = { db, provider, log: request.log }
      const differences = await compareWithProvider(parts).catch((error: unknown) => {
        const isTheirs = error instanceof ProviderSilence || error instanceof ProviderRefusal
        throw isTheirs ? unavailable(error) : error
      })
      return { differences }
    },
  )

  addRoutine(app, {
    name: 'compare payments with the provider',
    everySeconds: 3_600,
    run: ({ stopping }) => compareWithProvider({ db, provider, log: app.log }, stopping),
  })
}
