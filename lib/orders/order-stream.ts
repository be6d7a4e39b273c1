import 'server-only'
import { dataOfAnswer } from '@/lib/api/answer'
import { jobPostApiOf, ownJobPostApi } from '@/lib/api/client'
import { LiveOrders, type OrderMessage, type OrderQuestions } from './live-orders'
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
  // The server waits for its answers to end, and these would not end by themselves.
  process.once('SIGTERM', () => made.endAll())
  process.once('SIGINT', () => made.endAll())
  global[key] = made
  return made
}

/** Messages that may wait for a reader who is slow; one who is slower loses the stream, and asks instead. */
const mostWaiting = 50

const wireOf = ({ event, data }: OrderMessage) => `event: ${event}\ndata: ${data}\n\n`

type Viewer = { readonly uid: string; readonly session: string; readonly signal: AbortSignal }

/** An order as server-sent events: how it stands, and what becomes of it. */
export function orderStream(order: Order, { uid, session, signal }: Viewer): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isEnded = false
        const end = () => {
          if (!isEnded) controller.close()
          isEnded = true
        }
        const send = (message: OrderMessage) => {
          if (isEnded) return
          if ((controller.desiredSize ?? 0) <= 0) return stop()
          controller.enqueue(encoder.encode(wireOf(message)))
        }
        controller.enqueue(encoder.encode('retry: 3000\n\n'))
        stop = liveOrders().watch(order, { uid, session, send, end })
        signal.addEventListener('abort', () => stop(), { once: true })
        if (signal.aborted) stop()
      },
      cancel() {
        stop()
      },
    },
    new CountQueuingStrategy({ highWaterMark: mostWaiting }),
  )
}
