import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { commonPeriod } from '@/validators/buddhist-year'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { creditKinds, statementSelections } from '../../shapes/credit-kinds'
import { expireDueCredits, warnOfExpiry } from './expiry'
import {
  CreditBalances,
  CreditGrant,
  CreditGrantInput,
  CreditStatementLine,
  CreditStatementTotal,
  presentBalances,
  presentLine,
  presentUsableGrant,
  UsableCreditGrant,
} from './present'
import { balancesAndHeld, grantCredits } from './service'
import { pageOfStatement, statementTotals, usableGrantsOf } from './statement'

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, Asia/Bangkok' })
const filter = {
  kind: Type.Optional(OneOf(creditKinds)),
  type: Type.Optional(OneOf(statementSelections)),
  branchId: Type.Optional(Uuid),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
}

/** More than in other lists, for files with the lines of years. */
const statementLimit = Type.Integer({ minimum: 1, maximum: 500, default: 20 })

export function creditRoutes(app: ServiceApp, { db }: Deps): void {
  app.get(
    '/v1/credits/balance',
    {
      // Without a permission: everybody in a company spends credits or pays for them.
      config: { access: 'member', pass: 'topup' },
      schema: { operationId: 'getCreditBalance', response: { 200: CreditBalances } },
    },
    async (request) => presentBalances(await balancesAndHeld(db, actorOf(request).scope)),
  )

  app.get(
    '/v1/credits/grants',
    {
      config: { access: 'member', permission: 'billing.view' },
      schema: {
        operationId: 'listUsableCreditGrants',
        summary:
          'The credits that can be used, in the order in which they are spent: the first hundred grants',
        response: { 200: Type.Object({ items: Type.Array(UsableCreditGrant) }) },
      },
    },
    async (request) => {
      const grants = await usableGrantsOf(db, actorOf(request).scope)
      return { items: grants.map(presentUsableGrant) }
    },
  )

  app.get(
    '/v1/credits/statement',
    {
      config: { access: 'member', permission: 'billing.view' },
      schema: {
        operationId: 'listCreditStatement',
        summary: 'What happened to the credits, newest first; what was reserved and then spent is one line',
        querystring: Type.Object({ ...pageQuery, limit: statementLimit, ...filter }),
        response: { 200: pageOf(CreditStatementLine) },
      },
    },
    async (request) => {
      const { items, nextCursor } = await pageOfStatement(
        db,
        actorOf(request).scope,
        commonPeriod(request.query),
      )
      return { items: items.map(presentLine), nextCursor }
    },
  )

  app.get(
    '/v1/credits/statement-totals',
    {
      config: { access: 'member', permission: 'billing.view' },
      schema: {
        operationId: 'getCreditStatementTotals',
        summary: 'What the lines of a filter come to, with the balances before and after its period',
        querystring: Type.Object(filter),
        response: { 200: Type.Object({ items: Type.Array(CreditStatementTotal) }) },
      },
    },
    async (request) => ({
      items: await statementTotals(db, actorOf(request).scope, commonPeriod(request.query)),
    }),
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
