import { type Dispatch, useEffect, useRef } from 'react'
import { liveOrderPath, type Order } from '@/lib/orders/order'
import { isOpen } from '@/validators/states/payment'

/** `unheard`: it is there, and hears nothing of the order itself; `off`: the page has to ask. */
export type StreamState = 'off' | 'live' | 'unheard'

/** Longer than the stream is ever silent: then something in between holds it back, and the page asks instead. */
const silenceMs = 25_000

/** How long after the stream was refused it is tried again. */
const againAfterMs = 60_000

/**
 * Hears what becomes of an order whose payment is open, as the server sends it while the page is visible. Where there is
 * no stream, or it falls silent, its state is `off`.
 */
export function useLiveOrder(
  { id, payment }: Order,
  onOrder: (order: Order) => unknown,
  setState: Dispatch<StreamState>,
): void {
  const receive = useRef(onOrder)
  useEffect(() => {
    receive.current = onOrder
  })
  const paymentId = payment && isOpen(payment.state) ? payment.id : null
  useEffect(() => {
    if (paymentId === null || typeof EventSource === 'undefined') return
    let source: EventSource | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGivenUp = false
    const close = () => {
      clearTimeout(timer)
      source?.close()
      source = null
      setState('off')
    }
    const giveUp = () => {
      isGivenUp = true
      close()
    }
    const waitForMore = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, silenceMs)
    }
    const hear = (state: StreamState) => {
      waitForMore()
      setState(state)
    }
    const open = () => {
      if (source || isGivenUp || document.visibilityState === 'hidden') return
      source = new EventSource(liveOrderPath(id))
      waitForMore()
      source.addEventListener('order', ({ data }: MessageEvent<string>) => {
        hear('live')
        receive.current(JSON.parse(data))
      })
      source.addEventListener('alive', waitForMore)
      source.addEventListener('unheard', () => hear('unheard'))
      source.addEventListener('over', giveUp)
      source.addEventListener('error', () => {
        setState('off')
        // A lost connection is opened again by the browser; a refusal is not.
        if (source?.readyState !== EventSource.CLOSED) return
        close()
        timer = setTimeout(open, againAfterMs)
      })
    }
    const follow = () => (document.visibilityState === 'hidden' ? close() : open())
    open()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }, [id, paymentId, setState])
}
