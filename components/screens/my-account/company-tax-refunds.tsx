import { EndingTaxRefunds } from '@/components/tax-refunds/ending-tax-refunds'
import { settled } from '@/lib/api/settled'
import { listOrderHistory } from '@/lib/orders/data'
import type { LastMember } from './last-member'

/** What becomes of the refunds of tax that are not over when the viewer's company closes with them; nothing for others. */
export async function CompanyTaxRefunds({ isLast }: { isLast: LastMember }) {
  if (isLast !== 'yes') return null
  const found = await settled(listOrderHistory(null))
  const orders = found?.data.items ?? []
  return <EndingTaxRefunds orders={orders} />
}
