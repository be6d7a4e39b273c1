import { sql } from 'drizzle-orm'
import type { RetentionRule } from '@/services/shared/retention/past'
import { intervalOf, retention } from '@/validators/retention'
import { orders } from '../../tables/orders'
import { taxInvoices } from '../../tables/tax-invoices'
import { taxRefunds } from '../../tables/tax-refunds'

/** The end of the calendar year, in Thailand, in which an order was made: our accounting year. */
const yearEnd = sql`(date_trunc('year', ${orders.createdAt} at time zone 'Asia/Bangkok') + interval '1 year') at time zone 'Asia/Bangkok'`

/** Orders that the law of accounting and taxes no longer needs. */
export const isPastOrder = sql`${yearEnd} + ${intervalOf(retention.order)}::interval < now()`

/** The files of an order's documents go first, because only their rows know them. */
const hasFileIn = (table: typeof taxInvoices | typeof taxRefunds) => sql`exists (
  select 1 from ${table}
  where ${table.companyId} = ${orders.companyId}
    and ${table.orderId} = ${orders.id}
    and ${table.objectName} is not null
)`

/** Such orders with their payments, documents and refunds. */
export const orderRetention: RetentionRule = {
  table: orders,
  age: orders.createdAt,
  isPast: sql`${isPastOrder} and not ${hasFileIn(taxInvoices)} and not ${hasFileIn(taxRefunds)}`,
}
