import type { Order } from '@/lib/orders/order'
import { isPaid } from '@/validators/states/order'

/** What a phone app is told of an order (docs/topup.md). */
export type AppAnswer = {
  readonly type: 'partim.topup'
  readonly state: 'ordered' | 'paid' | 'cancelled' | 'expired'
  readonly orderId: string
  readonly orderNumber: string
}

/** What it is told when its pass is over while an order is on the screen. */
type OverAnswer = {
  readonly type: 'partim.topup'
  readonly state: 'over'
  readonly orderId: string
  readonly orderNumber: null
}

const stateOf = (state: Order['state']): AppAnswer['state'] => {
  if (isPaid(state)) return 'paid'
  return state === 'cancelled' || state === 'expired' ? state : 'ordered'
}

export const answerOf = ({ id, number, state }: Pick<Order, 'id' | 'number' | 'state'>): AppAnswer => ({
  type: 'partim.topup',
  state: stateOf(state),
  orderId: id,
  orderNumber: number,
})

/** The app's address with an answer in its query. */
export function answerAddress(returnTo: string, { state, orderId, orderNumber }: AppAnswer): string {
  return `${returnTo}?${new URLSearchParams({ state, orderId, orderNumber })}`
}

type AppBridges = {
  readonly ReactNativeWebView?: { postMessage(text: string): void }
  readonly partimApp?: { postMessage(text: string): void }
  readonly webkit?: { readonly messageHandlers?: { readonly partim?: { postMessage(text: string): void } } }
}

/** Tells the app around the page, in whichever way it listens; without one the page tells itself. */
export function post(answer: AppAnswer | OverAnswer): void {
  const text = JSON.stringify(answer)
  const app = window as AppBridges & Window
  app.ReactNativeWebView?.postMessage(text)
  app.webkit?.messageHandlers?.partim?.postMessage(text)
  app.partimApp?.postMessage(text)
  // For scripts that an app injects; no other window gets it.
  window.postMessage(answer, location.origin)
}
