import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import type { Tone } from '@/components/ui/tone'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { type HistoryOrder, paymentPath, taxRefundPath } from '@/lib/orders/order'
import { isReturnedWithTax, returnedInAll } from '@/lib/orders/returned'
import { isPaid, type OrderState } from '@/validators/states/order'
import { OrderDocuments } from './order-documents'

/** The company's orders, newest first: what each cost, its documents, and what can still be done. */
export function OrderHistory({ orders }: { orders: readonly HistoryOrder[] }) {
  return (
    <ul className="grid gap-3">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}

const tones: Readonly<Partial<Record<OrderState, Tone>>> = {
  pending: 'mango',
  awaiting_payment: 'mango',
  paid: 'leaf',
  fulfilled: 'leaf',
}

function OrderCard({ order }: { order: HistoryOrder }) {
  const t = useTranslations('orders.history')
  const { id, number, state, kind, size, totalSatang, createdAt, paidAt, documents, isDisputed } = order
  const isChanged =
    isDisputed || order.refundedSatang > 0 || order.paidAgainSatang > 0 || state === 'reversed'
  const day = formatDay(new Date(paidAt ?? createdAt))
  const canStillPay = state === 'pending' || state === 'awaiting_payment'
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold tabular-nums">{number}</h3>
        <p className="font-semibold tabular-nums">{formatBaht(totalSatang)}</p>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Badge tone={tones[state] ?? 'neutral'}>
          {t(`states.${isReturnedWithTax(order) ? 'refunded' : state}`)}
        </Badge>
        {isDisputed && <Badge tone="mango">{t('disputed')}</Badge>}
        <span>{t(`kinds.${kind}`, { count: size })}</span>
        <span>{t(paidAt ? 'paidOn' : 'orderedOn', { day })}</span>
      </div>
      <Returned order={order} />
      <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
        <OrderDocuments id={id} documents={documents} />
        {canStillPay && (
          <ButtonLink href={paymentPath(id, null)} size="sm">
            {t('pay')}
          </ButtonLink>
        )}
        {isPaid(state) && <RefundLink order={order} />}
        {isChanged && (
          <ButtonLink
            href={paymentPath(id, null)}
            variant="ghost"
            size="sm"
            aria-label={t('detailsOf', { number })}
          >
            {t('details')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** What went back of an order's money, and what arrived twice. */
function Returned({ order }: { order: HistoryOrder }) {
  const t = useTranslations('orders.history')
  const { refundedSatang, totalSatang, paidAgainSatang, taxReturnedSatang, returns } = order
  const returnedAgain = returns
    .filter(({ isExtra }) => isExtra)
    .reduce((sum, { amountSatang }) => sum + amountSatang, 0)
  const isPart = refundedSatang > 0 && refundedSatang < totalSatang
  return (
    <>
      {isPart && taxReturnedSatang === 0 && (
        <p className="mt-1 text-sm">{t('returned', { amount: formatBaht(refundedSatang) })}</p>
      )}
      {isPart && taxReturnedSatang > 0 && (
        <p className="mt-1 text-sm">
          {t(isReturnedWithTax(order) ? 'returnedWhole' : 'returnedWithTax', {
            amount: formatBaht(refundedSatang),
            tax: formatBaht(taxReturnedSatang),
            sum: formatBaht(returnedInAll(order)),
          })}
        </p>
      )}
      {paidAgainSatang > 0 && (
        <p className="mt-1 text-sm">
          {t(returnedAgain < paidAgainSatang ? 'paidAgain' : 'paidAgainReturned', {
            amount: formatBaht(paidAgainSatang),
          })}
        </p>
      )}
    </>
  )
}

function RefundLink({ order: { paymentId, mayClaimTax, taxRefundState, number } }: { order: HistoryOrder }) {
  const t = useTranslations('orders.history')
  if (paymentId === null || !(mayClaimTax || taxRefundState)) return null
  const label = taxRefundState ? t(`taxRefund.${taxRefundState}`) : t('claimTax')
  return (
    <ButtonLink
      href={taxRefundPath(paymentId)}
      variant="ghost"
      size="sm"
      aria-label={t('taxRefundOf', { label, number })}
    >
      {label}
    </ButtonLink>
  )
}
