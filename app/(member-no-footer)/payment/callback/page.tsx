import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderByCard } from '@/components/screens/payment/card-payment'
import { OrderScreen, type OrderScreenProps } from '@/components/screens/payment/order-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders.card')
  return { title: t('title') }
}

/** What became of paying an order of the company by card; the bank leads back here. */
export default function PaymentCallbackPage({ searchParams }: OrderScreenProps) {
  return <OrderScreen searchParams={searchParams} show={(shown) => <OrderByCard {...shown} />} />
}
