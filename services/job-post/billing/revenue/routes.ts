import { Type } from '@fastify/type-provider-typebox'
import { Named, OneOf } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { commonPeriod } from '@/validators/buddhist-year'
import { packageKinds } from '@/validators/price-list'
import type { Deps } from '../../platform/deps'
import { merchants, paymentMethods } from '../../shapes/payment-terms'
import { revenueOf } from './service'

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, Asia/Bangkok' })

const Sum = Named(
  'RevenueSum',
  Type.Object({
    count: Type.Integer(),
    totalSatang: Type.Integer({ description: 'satang with VAT' }),
    vatSatang: Type.Integer(),
  }),
)
const sums = { sold: Sum, refunded: Sum, reversed: Sum }

const Revenue = Named(
  'Revenue',
  Type.Object({
    rows: Type.Array(
      Type.Object({
        day: Day,
        merchant: OneOf(merchants),
        method: OneOf(paymentMethods),
        kind: OneOf(packageKinds),
        size: Type.Integer(),
        ...sums,
      }),
    ),
    merchants: Type.Array(
      Type.Object({
        merchant: OneOf(merchants),
        ...sums,
        extraSatang: Type.Integer({ description: 'satang that arrived and gave nothing' }),
        extraReturnedSatang: Type.Integer({
          description: 'satang of such money that staff or banks returned',
        }),
        deferred: Type.Array(
          Type.Object({
            merchant: OneOf(merchants),
            kind: OneOf(packageKinds),
            units: Type.Integer({ description: 'credits, or days of unlimited posting' }),
            satang: Type.Integer({ description: 'what they were sold for before VAT' }),
          }),
        ),
      }),
    ),
  }),
)

/** The operation for staff to see what was earned. */
export function revenueRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/ops/revenue',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'getRevenue',
        summary: 'What was earned by day, package and method, and what is deferred at the end of the period',
        querystring: Type.Object({ from: Day, to: Day }),
        response: { 200: Revenue },
      },
    },
    async ({ query }) => revenueOf(db, commonPeriod(query)),
  )
}
