import { ClientMessages } from '@/components/layout/client-messages'
import { CardResult } from '@/components/orders/card-result'
import { settled } from '@/lib/api/settled'
import { cardAccess } from '@/lib/config/card-access'
import { webSettings } from '@/lib/config/web-settings'
import { getCreditBalances } from '@/lib/credits/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getOrderHistory, getSavedCards } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/order'
import { isPaid } from '@/validators/states/order'

type OrderByCardProps = {
  order: Order
  /** Whether the viewer pays for the company, and does not only look. */
  canPay: boolean
  next: string | null
}

/** An order that is paid by card, with what its page needs besides. */
export async function OrderByCard({ order, canPay, next }: OrderByCardProps) {
  const [balances, history, savedCards, messages] = await Promise.all([
    settled(getCreditBalances()),
    isPaid(order.state) ? settled(getOrderHistory(order.id)) : null,
    canPay && !isPaid(order.state) ? settled(getSavedCards()) : null,
    pickMessages('orders', 'problems', 'forms', 'editing', 'validation'),
  ])
  return (
    <ClientMessages messages={messages}>
      <CardResult
        order={order}
        canPay={canPay}
        available={balances?.data.jobPost.available ?? null}
        history={history?.data ?? null}
        access={cardAccess(webSettings(), order.merchant)}
        savedCards={savedCards?.data ?? null}
        next={next}
      />
    </ClientMessages>
  )
}
