import { Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Satang, Typed, Uuid } from '@/services/shared/schema'
import { packageKinds } from '@/validators/price-list'

const properties = {
  id: Uuid,
  kind: OneOf(packageKinds),
  size: Type.Integer({ description: 'job credits, days of the buffet, or profile unlocks' }),
  validDays: Type.Integer({ description: 'for how many days what it gives can be used' }),
  priceSatang: Satang,
}

export const Package = Named('Package', Type.Object(properties))

/** A package as staff see it. */
export const OpsPackage = Named(
  'OpsPackage',
  Type.Object({
    ...properties,
    orderableFrom: nullable(Instant),
  }),
)

/** From when on the packages of a kind can be ordered; null closes the sale. */
export const PackageSaleInput = Body({
  kind: OneOf(packageKinds),
  orderableFrom: nullable(Instant),
  reason: Typed(),
})
