import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'
import { getOrder } from '@/lib/orders/data'
import { liveOrders, orderStream } from '@/lib/orders/order-stream'

/**
 * What becomes of an order that waits for its payment, as server-sent events, for members who may see billing. Where it
 * is not to be had, pages ask every few seconds instead.
 */
export const GET = apiHandler<{ orderId: string }>(async (request, { params: { orderId } }) => {
  const { identity, session } = await requireIdentity(request)
  if (!isId(orderId)) throw refusal('not_found')
  if (!liveOrders().hasRoomFor(identity.uid)) throw refusal('unavailable')
  const order = await getOrder(orderId)
  if (!order) throw refusal('not_found')
  return orderStream(order, { uid: identity.uid, session, signal: request.signal })
})
