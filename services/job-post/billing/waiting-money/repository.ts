import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { waitingStates } from '@/validators/states/tax-refund'
import { paymentDifferences, paymentDisputes, refunds } from '../../tables/refunds'
import { taxRefunds } from '../../tables/tax-refunds'
import { listPartlyLost } from '../refunds/partly-lost-repository'
import { listExtraPayments } from '../refunds/repository'

/** Lists of money on which nothing happens until staff do it. */
export type WaitingKind =
  | 'to_return'
  | 'partly_lost'
  | 'transfers'
  | 'disputes'
  | 'differences'
  | 'tax_refunds'

/** How many wait in a list that staff see; some lists end there, though there are more. */
export type Waiting = { readonly count: number; readonly hasMore: boolean }

const all = (count: number): Waiting => ({ count, hasMore: false })

/** How long each of these lists is. */
export async function countWaiting(db: Database): Promise<Record<WaitingKind, Waiting>> {
  const [toReturn, partlyLost, transfers, disputes, differences, waitingTaxRefunds] = await Promise.all([
    listExtraPayments(db),
    listPartlyLost(db),
    db.$count(refunds, and(eq(refunds.state, 'created'), eq(refunds.method, 'bank_transfer'))),
    // In `pending` the evidence is in, and the bank decides.
    db.$count(paymentDisputes, eq(paymentDisputes.state, 'open')),
    db.$count(paymentDifferences, isNull(paymentDifferences.resolvedAt)),
    db.$count(taxRefunds, inArray(taxRefunds.state, [...waitingStates])),
  ])
  return {
    to_return: { count: toReturn.items.length, hasMore: toReturn.hasMore },
    partly_lost: { count: partlyLost.items.length, hasMore: partlyLost.hasMore },
    transfers: all(transfers),
    disputes: all(disputes),
    differences: all(differences),
    tax_refunds: all(waitingTaxRefunds),
  }
}

/** How many there are in all lists. */
export const sumOf = (waiting: Readonly<Record<WaitingKind, Waiting>>): Waiting => ({
  count: Object.values(waiting).reduce((sum, { count }) => sum + count, 0),
  hasMore: Object.values(waiting).some(({ hasMore }) => hasMore),
})
