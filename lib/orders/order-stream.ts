import 'server-only'
import { dataOfAnswer } from '@/lib/api/answer'
import { jobPostApiOf, ownJobPostApi } from '@/lib/api/client'
import { answerWithEvents } from '@/lib/event-streams/to-browser'
import { LiveOrders, type OrderQuestions } from './live-orders'
import type { Order } from './order'

const questions: OrderQuestions = {
  async marks(numbers) {
    const body = { numbers: [...numbers] }
    const { items } = await dataOfAnswer(
      (await ownJobPostApi('PUT /v1/order-marks')).PUT('/v1/order-marks', { body }),
    )
    return new Map(items.map(({ number, mark }) => [number, mark]))
  },
  order(session, orderId, how) {
    const api = jobPostApiOf(session)
    const params = { path: { orderId } }
    return dataOfAnswer(
      how === 'provider'
        ? api.POST('/v1/orders/{orderId}/checks', { params })
        : api.GET('/v1/orders/{orderId}', { params }),
    )
  },
}

/** One per process, however many bundles of the framework contain a copy of this module. */
const global = globalThis as { [key: symbol]: LiveOrders | undefined }
const key = Symbol.for('partim.live-orders')

/** The orders that somebody watches through this process. */
export function liveOrders(): LiveOrders {
  const known = global[key]
  if (known) return known
  const made = new LiveOrders(questions)
  global[key] = made
  return made
}

type Viewer = { readonly uid: string; readonly session: string; readonly signal: AbortSignal }

/** An order as server-sent events: how it stands, and what becomes of it. */
export const orderStream = (order: Order, { uid, session, signal }: Viewer): Response =>
  answerWithEvents((sink) => liveOrders().watch(order, { uid, session, ...sink }), signal)
