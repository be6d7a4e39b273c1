import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Instant, Named, OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { shownBudgets } from '@/validators/shown-budgets'
import { spentLately } from './service'

const SpentBudget = Named(
  'SpentBudget',
  Type.Object({
    day: Type.String({ format: 'date', description: 'in Thailand' }),
    companyId: Uuid,
    companyName: Type.String({ description: 'as it was called then' }),
    budget: OneOf(shownBudgets),
    times: Type.Integer({ description: 'how often it was refused' }),
    firstAt: Instant,
    lastAt: Instant,
  }),
)

/** For staff: who asks for more workers than they are shown, because somebody may be copying resumes. */
export function spentBudgetRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/ops/spent-budgets',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listSpentBudgets',
        summary: 'Companies that asked for more workers than they are shown in a day, the latest day first',
        response: { 200: Type.Object({ items: Type.Array(SpentBudget) }) },
      },
    },
    async () => ({ items: await spentLately(db) }),
  )
}
