import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { OrderPayment } from '@/components/screens/payment/order-payment'
import { OrderScreen, type OrderScreenProps } from '@/components/screens/payment/order-screen'
import { cardPaymentPath } from '@/lib/orders/order'
import { isPaid } from '@/validators/states/order'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders.pay')
  return { title: t('title') }
}

/** Paying an order of the company by PromptPay, and what became of it. */
export default function PromptPayPage({ searchParams }: OrderScreenProps) {
  return (
    <OrderScreen
      searchParams={searchParams}
      show={({ order, canPay, next }) => {
        // The latest try is by card: what became of it is said there.
        if (order.payment?.method === 'card' && !isPaid(order.state))
          redirect(cardPaymentPath(order.id, next))
        return <OrderPayment order={order} canPay={canPay} next={next} />
      }}
    />
  )
}
