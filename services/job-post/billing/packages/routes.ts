import { Type } from '@fastify/type-provider-typebox'
import { Named, OneOf, Satang, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { packageKinds } from '@/validators/price-list'
import type { Deps } from '../../platform/deps'
import { packagesOnSale } from './service'

const Package = Named(
  'Package',
  Type.Object({
    id: Uuid,
    kind: OneOf(packageKinds),
    size: Type.Integer({ description: 'job credits, days of the buffet, or profile unlocks' }),
    priceSatang: Satang,
  }),
)

export function packageRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/packages',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listPackages',
        summary: 'What is for sale; prices are before VAT',
        response: { 200: Type.Object({ items: Type.Array(Package) }) },
      },
    },
    async () => packagesOnSale(db),
  )
}
