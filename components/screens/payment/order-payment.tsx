import { ClientMessages } from '@/components/layout/client-messages'
import { PromptPay } from '@/components/orders/promptpay'
import { settled } from '@/lib/api/settled'
import { cardAccess } from '@/lib/config/card-access'
import { operator } from '@/lib/config/operator'
import { webSettings } from '@/lib/config/web-settings'
import { getCreditBalances } from '@/lib/credits/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getOrderHistory } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/order'
import { isPaid } from '@/validators/states/order'

type OrderPaymentProps = {
  order: Order
  /** Whether the viewer pays for the company, and does not only look. */
  canPay: boolean
  next: string | null
}

/** An order with what its page needs besides: the credits there are, and who is paid. */
export async function OrderPayment({ order, canPay, next }: OrderPaymentProps) {
  const [balances, history, messages] = await Promise.all([
    settled(getCreditBalances()),
    isPaid(order.state) ? settled(getOrderHistory(order.id)) : null,
    pickMessages('orders', 'problems', 'forms', 'editing'),
  ])
  return (
    <ClientMessages messages={messages}>
      <PromptPay
        order={order}
        canPay={canPay}
        available={balances?.data.jobPost.available ?? null}
        history={history?.data ?? null}
        seller={operator.legalName}
        next={next}
        takesCards={cardAccess(webSettings(), order.merchant) !== null}
      />
    </ClientMessages>
  )
}
