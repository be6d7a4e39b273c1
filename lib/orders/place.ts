import { topupPath } from '@/lib/auth/topup-path'
import { cardPaymentPath, codePath, type Order, paymentPath } from './order'

/** Where orders are made and paid: in the member screens, or bare inside a phone app. */
export type PaymentPlace = {
  readonly name: 'member' | 'topup'
  /** In the bare screens inside a phone app, in whosever name. */
  readonly isBare: boolean
  /** Where packages are chosen. */
  readonly choicePath: string
  readonly paymentPath: (orderId: string, next: string | null) => string
  /** The same by card; a bank leads back to it. */
  readonly cardPaymentPath: (orderId: string, next: string | null) => string
  readonly codePath: (orderId: string, paymentId: string) => string
  /** Called with an order when it is shown and when its state changes. */
  readonly tell?: (order: Pick<Order, 'id' | 'number' | 'state'>) => void
  /** Where it is said that a phone app's pass to an order is over. */
  readonly overPath?: (orderId: string) => string
}

export const memberPlace: PaymentPlace = {
  name: 'member',
  isBare: false,
  choicePath: '/credit-package',
  paymentPath,
  cardPaymentPath,
  codePath,
}

const topupAddress = (query: Record<string, string>) => `${topupPath}?${new URLSearchParams(query)}`

/** The bare screens for who came with a pass; for a signed-in person in them, `member` is called. */
export const topupPlace = (name: PaymentPlace['name']): PaymentPlace => ({
  name,
  isBare: true,
  choicePath: topupPath,
  paymentPath: (order) => topupAddress({ order }),
  cardPaymentPath: (order) => topupAddress({ order, by: 'card' }),
  ...(name === 'topup' && { overPath: (order) => topupAddress({ order, from: 'pass' }) }),
  codePath:
    name === 'member'
      ? codePath
      : (order, payment) => `/api/topup/code/${order}?${new URLSearchParams({ payment })}`,
})
