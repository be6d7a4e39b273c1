import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { refunds } from '../../tables/refunds'
import { taxRefunds } from '../../tables/tax-refunds'

/**
 * What leaves us for an order in either way, for the rule that it never exceeds what came in (decision 156). Who decides
 * about it has locked the order.
 */
type OfOrder = { readonly companyId: string; readonly orderId: string }

/** Withheld tax of an order that staff have paid back, or have approved and are about to. */
export type TaxPaidBack = Pick<typeof taxRefunds.$inferSelect, 'id' | 'state' | 'amountSatang'>

/** The withheld tax of an order that staff have paid back or approved; null where there is none. */
export async function findTaxPaidBack(
  db: Database,
  { companyId, orderId }: OfOrder,
): Promise<TaxPaidBack | null> {
  const [tax] = await db
    .select({ id: taxRefunds.id, state: taxRefunds.state, amountSatang: taxRefunds.amountSatang })
    .from(taxRefunds)
    .where(
      and(
        eq(taxRefunds.companyId, companyId),
        eq(taxRefunds.orderId, orderId),
        inArray(taxRefunds.state, ['approved', 'paid']),
      ),
    )
  return tax ?? null
}

/** Whether a refund of an order has no answer yet. */
export async function isRefundUnderWay(db: Database, { companyId, orderId }: OfOrder): Promise<boolean> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.orderId, orderId), eq(refunds.state, 'created')))
    .limit(1)
  return rows.length > 0
}
