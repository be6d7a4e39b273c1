import type { ReactNode } from 'react'
import { CompanyRequired } from '@/components/companies/company-required'
import { requireEmployer } from '@/lib/accounts/data'
import { isId } from '@/lib/api/ids'
import { safeNextPath } from '@/lib/auth/next-path'
import { getOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/order'
import { NoOrder, OrdersForbidden } from './no-order'

export type OrderScreenProps = {
  searchParams: Promise<{ order?: string | string[]; next?: string | string[] }>
}

type ShownOrder = {
  order: Order
  canPay: boolean
  /** Where the buyer goes on to; null for nowhere in particular. */
  next: string | null
}

/** The order of the company that the address names, for members who may see billing; others are told whom to ask. */
export async function OrderScreen({
  searchParams,
  show,
}: OrderScreenProps & { show: (shown: ShownOrder) => ReactNode }) {
  const [me, { order: id, next }] = await Promise.all([requireEmployer(), searchParams])
  const { member } = me
  if (!member) return <CompanyRequired {...me} />
  if (!member.can.includes('billing.view')) return <OrdersForbidden />
  const canPay = member.can.includes('billing.pay')
  const order = typeof id === 'string' && isId(id) ? await getOrder(id) : null
  if (!order) return <NoOrder canPay={canPay} />
  return show({ order, canPay, next: safeNextPath(next, '') || null })
}
