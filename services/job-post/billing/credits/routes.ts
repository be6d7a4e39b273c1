import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { expireDueCredits, warnOfExpiry } from './expiry'
import { CreditBalances, CreditGrant, CreditGrantInput, presentBalances } from './present'
import { creditBalances, grantCredits } from './service'

export function creditRoutes(app: ServiceApp, { db }: Deps): void {
  app.get(
    '/v1/credits/balance',
    {
      config: { access: 'member', permission: 'billing.view' },
      schema: { operationId: 'getCreditBalance', response: { 200: CreditBalances } },
    },
    async (request) => presentBalances(await creditBalances(db, actorOf(request).scope)),
  )

  app.post(
    '/v1/ops/companies/:companyId/credit-grants',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'grantCredits',
        params: Type.Object({ companyId: Uuid }),
        body: CreditGrantInput,
        response: { 201: CreditGrant },
      },
    },
    async (request, reply) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: await grantCredits(tx, cause, request.params.companyId, request.body),
      }))
    },
  )

  addRoutine(app, {
    name: 'expire credits',
    everySeconds: 300,
    run: (work) => expireDueCredits(db, work),
  })
  addRoutine(app, {
    name: 'warn of expiring credits',
    everySeconds: 3_600,
    run: (work) => warnOfExpiry(db, work),
  })
}
