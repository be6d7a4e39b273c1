import { getTranslations } from 'next-intl/server'
import { OrderHistory } from '@/components/orders/order-history'
import { ButtonLink } from '@/components/ui/button-link'
import { PanelFailure } from '@/components/ui/panel-failure'
import { settled } from '@/lib/api/settled'
import { listOrderHistory } from '@/lib/orders/data'

type Query = Record<string, string | string[] | undefined>

const pathAfter = (cursor: string) => `/my-credit?${new URLSearchParams({ orders: cursor })}#orders`

/** The company's orders with their receipts, a page at a time. */
export async function OrdersSection({ query: { orders: after } }: { query: Query }) {
  const cursor = typeof after === 'string' ? after : null
  const [t, page] = await Promise.all([getTranslations('orders.history'), settled(listOrderHistory(cursor))])
  return (
    <section id="orders" aria-labelledby="orders-title" className="grid gap-4">
      <h2 id="orders-title" className="text-xl">
        {t('title')}
      </h2>
      {!page && <PanelFailure title={t('failed')} retryHref="/my-credit#orders" retryLabel={t('retry')} />}
      {page && page.data.items.length === 0 && <p className="text-ink-2">{t('empty')}</p>}
      {page && page.data.items.length > 0 && <OrderHistory orders={page.data.items} />}
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
