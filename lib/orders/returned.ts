import type { HistoryOrder } from './order'

/** What became of the money of an order that a bank took from; all in satang. */
export type Loss = {
  readonly tookSatang: number
  /** What went back besides, but for money that was paid twice. */
  readonly returnedSatang: number
  /** What is still to go back. */
  readonly owedSatang: number
  /** What its tax invoice is worth beside its credit notes: what was delivered. */
  readonly invoicedSatang: number
}

type Lost = Pick<
  HistoryOrder,
  'state' | 'totalSatang' | 'bankTookSatang' | 'owedSatang' | 'returns' | 'documents'
>

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What a bank took of an order and what stays; null for an order that lost nothing. */
export function lossOf({ state, returns, documents, ...order }: Lost): Loss | null {
  if (state !== 'reversed' || order.bankTookSatang === 0) return null
  const notes = documents.filter(({ kind }) => kind === 'credit_note')
  return {
    tookSatang: order.bankTookSatang,
    returnedSatang: sumOf(returns.filter(({ isExtra }) => !isExtra).map(({ amountSatang }) => amountSatang)),
    owedSatang: order.owedSatang,
    invoicedSatang: order.totalSatang - sumOf(notes.map(({ totalSatang }) => totalSatang)),
  }
}

/** How many credits some refunds of an order took back, and whether that is more than their money paid for. */
export function takenBy(
  { size, totalSatang }: Pick<HistoryOrder, 'size' | 'totalSatang'>,
  returns: HistoryOrder['returns'],
): { readonly count: number; readonly isRoundedUp: boolean } {
  const count = sumOf(returns.map(({ creditsTaken }) => creditsTaken))
  const satang = sumOf(returns.map(({ amountSatang }) => amountSatang))
  return { count, isRoundedUp: count * totalSatang > satang * size }
}

type Returned = Pick<HistoryOrder, 'totalSatang' | 'refundedSatang' | 'taxReturnedSatang'>

/** What the buyer has of an order's money again, in satang: what was returned, and the withheld tax that was paid back. */
export const returnedInAll = ({ refundedSatang, taxReturnedSatang }: Returned): number =>
  refundedSatang + taxReturnedSatang

/** Whether money was returned and the buyer has all of it again, a part of it as withheld tax. */
export const isReturnedWithTax = (order: Returned): boolean =>
  order.refundedSatang > 0 && order.taxReturnedSatang > 0 && returnedInAll(order) >= order.totalSatang
