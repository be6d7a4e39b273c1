import { type Static, Type } from '@fastify/type-provider-typebox'
import { OneOf, Uuid } from '@/services/shared/schema'

/** A day that is stored although its form would refuse it today: it may be mistyped. */
export const DoubtfulValue = Type.Object({
  kind: OneOf(['birth_date', 'free_day']),
  workerId: Uuid,
  value: Type.String({ format: 'date' }),
})
export type DoubtfulValue = Static<typeof DoubtfulValue>
