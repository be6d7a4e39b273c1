import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import type { ServiceApp } from '@/services/shared/service'
import type { Deps } from '../../platform/deps'
import { OpsPackage, Package, PackageSaleInput } from './present'
import { changeSale, packagesForStaff, packagesOnSale } from './service'

/** What is for sale; staff say from when on it can be ordered. */
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

  app.get(
    '/v1/ops/packages',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listPackagesForStaff',
        summary: 'What is for sale, with the moment from which it can be ordered',
        response: { 200: Type.Object({ items: Type.Array(OpsPackage) }) },
      },
    },
    async () => packagesForStaff(db),
  )

  app.post(
    '/v1/ops/package-sales',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'changePackageSale',
        summary:
          'Says from when on the packages of a kind can be ordered; orders that exist stay as they are',
        body: PackageSaleInput,
        response: { 200: Type.Object({ items: Type.Array(OpsPackage) }) },
      },
    },
    async (request, reply) =>
      once(db, request, reply, async (tx) => ({
        status: 200,
        body: await changeSale(tx, { uid: callerOf(request).uid, requestId: request.id }, request.body),
      })),
  )
}
