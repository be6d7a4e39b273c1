import { Type } from '@fastify/type-provider-typebox'
import { Named, nullable, Uuid } from '../schema'

export const UnreadCount = Named(
  'UnreadCount',
  Type.Object({
    count: Type.Integer({ description: 'at most 100, which stands for any more' }),
    newestId: nullable(Uuid),
  }),
)

/** The two ways to be notified. */
export const channels = {
  inApp: Type.Boolean({ description: 'among the notifications of the product' }),
  byMail: Type.Boolean(),
}
