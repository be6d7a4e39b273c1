import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { OrderHistory } from '@/components/orders/order-history'
import { ButtonLink } from '@/components/ui/button-link'
import { PanelFailure } from '@/components/ui/panel-failure'
import { settled } from '@/lib/api/settled'
import { pickCancellingMessages } from '@/lib/i18n/pick-messages'
import { listOrderHistory } from '@/lib/orders/data'

type Query = Record<string, string | string[] | undefined>

const pathAfter = (cursor: string) => `/my-credit?${new URLSearchParams({ orders: cursor })}#orders`

type OrdersSectionProps = {
  query: Query
  /** Whether the viewer pays for the company, and does not only look. */
  canPay: boolean
}

/** The company's orders with their receipts, a page at a time. */
export async function OrdersSection({ query: { orders: after }, canPay }: OrdersSectionProps) {
  const cursor = typeof after === 'string' ? after : null
  const [t, page] = await Promise.all([getTranslations('orders.history'), settled(listOrderHistory(cursor))])
  return (
    <section id="orders" aria-labelledby="orders-title" className="grid gap-4">
      <h2 id="orders-title" className="text-xl">
        {t('title')}
      </h2>
      {!page && <PanelFailure title={t('failed')} retryHref="/my-credit#orders" retryLabel={t('retry')} />}
      {page && page.data.items.length === 0 && <p className="text-ink-2">{t('empty')}</p>}
      {page && page.data.items.length > 0 && (
        <ClientMessages messages={await pickCancellingMessages()}>
          <OrderHistory orders={page.data.items} canPay={canPay} />
        </ClientMessages>
      )}
      {page && (cursor || page.data.nextCursor) && (
        <div className="flex flex-wrap gap-3">
          {cursor && (
            <ButtonLink href="/my-credit#orders" variant="secondary" size="sm">
              {t('newest')}
            </ButtonLink>
          )}
          {page.data.nextCursor && (
            <ButtonLink href={pathAfter(page.data.nextCursor)} variant="secondary" size="sm">
              {t('earlier')}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}
