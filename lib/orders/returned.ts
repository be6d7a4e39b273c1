import type { HistoryOrder } from './order'

type Returned = Pick<HistoryOrder, 'totalSatang' | 'refundedSatang' | 'taxReturnedSatang'>

/** What the buyer has of an order's money again, in satang: what was returned, and the withheld tax that was paid back. */
export const returnedInAll = ({ refundedSatang, taxReturnedSatang }: Returned): number =>
  refundedSatang + taxReturnedSatang

/** Whether money was returned and the buyer has all of it again, a part of it as withheld tax. */
export const isReturnedWithTax = (order: Returned): boolean =>
  order.refundedSatang > 0 && order.taxReturnedSatang > 0 && returnedInAll(order) >= order.totalSatang
