import { type Static, Type } from '@fastify/type-provider-typebox'
import { OneOf, Uuid } from '@/services/shared/schema'

/** Something stored although its form would ask about it today: it may be mistyped. */
export const DoubtfulValue = Type.Object({
  kind: OneOf(['shift', 'document', 'branch_address', 'company_address']),
  companyId: Uuid,
  id: Uuid,
  name: Type.String(),
  value: Type.String({ description: 'the day, or the place with its postcode' }),
})
export type DoubtfulValue = Static<typeof DoubtfulValue>
