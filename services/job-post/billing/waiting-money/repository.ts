import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { waitingStates } from '@/validators/states/tax-refund'
import { paymentDifferences, paymentDisputes, refunds } from '../../tables/refunds'
import { taxRefunds } from '../../tables/tax-refunds'
import { listExtraPayments } from '../refunds/repository'

/** Lists of money on which nothing happens until staff do it. */
export type WaitingKind = 'to_return' | 'transfers' | 'disputes' | 'differences' | 'tax_refunds'

/** More of what is to be returned is said to be this many. */
const mostCounted = 1_000

/** How long each of these lists is. */
export async function countWaiting(db: Database): Promise<Record<WaitingKind, number>> {
  const [toReturn, transfers, disputes, differences, waitingTaxRefunds] = await Promise.all([
    listExtraPayments(db, mostCounted),
    db.$count(refunds, and(eq(refunds.state, 'created'), eq(refunds.method, 'bank_transfer'))),
    // In `pending` the evidence is in, and the bank decides.
    db.$count(paymentDisputes, eq(paymentDisputes.state, 'open')),
    db.$count(paymentDifferences, isNull(paymentDifferences.resolvedAt)),
    db.$count(taxRefunds, inArray(taxRefunds.state, [...waitingStates])),
  ])
  return {
    to_return: toReturn.length,
    transfers,
    disputes,
    differences,
    tax_refunds: waitingTaxRefunds,
  }
}

/** How many there are in all lists. */
export const sumOf = (counts: Readonly<Record<WaitingKind, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
