import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import type { Tone } from '@/components/ui/tone'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { cardPaymentPath, type HistoryOrder, paymentPath, taxRefundPath } from '@/lib/orders/order'
import { isReturnedWithTax, lossOf, returnedInAll, takenBy } from '@/lib/orders/returned'
import { isPaid, type OrderState } from '@/validators/states/order'
import { isOpen } from '@/validators/states/payment'
import { CancelUnpaid } from './cancel-unpaid'
import { OrderDocuments } from './order-documents'

type OrderHistoryProps = {
  orders: readonly HistoryOrder[]
  /** Whether the viewer pays for the company, and does not only look. */
  canPay: boolean
}

/** The company's orders, newest first: what each cost, its documents, and what can still be done. */
export function OrderHistory({ orders, canPay }: OrderHistoryProps) {
  return (
    <ul className="grid gap-3">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} canPay={canPay} />
        </li>
      ))}
    </ul>
  )
}

type Shown = OrderState | 'card_failed' | 'in_review'

const tones: Readonly<Partial<Record<Shown, Tone>>> = {
  pending: 'mango',
  card_failed: 'chilli',
  in_review: 'mango',
  awaiting_payment: 'mango',
  paid: 'leaf',
  fulfilled: 'leaf',
}

/** How an order stands for who reads of it: money is waited for only while an attempt to pay is under way. */
function shownOf(order: HistoryOrder): Shown {
  const { state, attempt, isInReview } = order
  if (isReturnedWithTax(order)) return 'refunded'
  if (state !== 'awaiting_payment' || (attempt && isOpen(attempt.state))) return state
  if (isInReview) return 'in_review'
  return attempt?.method === 'card' && attempt.state === 'failed' ? 'card_failed' : 'pending'
}

function OrderCard({ order, canPay }: { order: HistoryOrder; canPay: boolean }) {
  const t = useTranslations('orders.history')
  const { id, number, state, kind, size, totalSatang, createdAt, paidAt, documents, isDisputed } = order
  const shown = shownOf(order)
  const isChanged =
    shown === 'in_review' ||
    isDisputed ||
    order.refundedSatang > 0 ||
    order.paidAgainSatang > 0 ||
    state === 'reversed'
  const day = formatDay(new Date(paidAt ?? createdAt))
  const canStillPay = (state === 'pending' || state === 'awaiting_payment') && shown !== 'in_review'
  // Who tried a card reads there what became of it.
  const payPath = order.attempt?.method === 'card' ? cardPaymentPath : paymentPath
  const headingId = `order-${id}`
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={headingId} tabIndex={-1} className="font-semibold tabular-nums">
          {number}
        </h3>
        <p className="font-semibold tabular-nums">{formatBaht(totalSatang)}</p>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Badge tone={tones[shown] ?? 'neutral'}>{t(`states.${shown}`)}</Badge>
        {isDisputed && <Badge tone="mango">{t('disputed')}</Badge>}
        <span>{t(`kinds.${kind}`, { count: size })}</span>
        <span>{t(paidAt ? 'paidOn' : 'orderedOn', { day })}</span>
      </div>
      <Returned order={order} />
      <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
        <OrderDocuments id={id} documents={documents} />
        {canStillPay && (
          <ButtonLink href={payPath(id, null)} size="sm">
            {t('pay')}
          </ButtonLink>
        )}
        {canStillPay && canPay && <CancelUnpaid order={order} headingId={headingId} />}
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
  const isPart = refundedSatang > 0 && refundedSatang < totalSatang
  const hasLoss = lossOf(order) !== null
  const taken = takenBy(
    order,
    returns.filter(({ isExtra }) => !isExtra),
  ).count
  const returnedAgain = returns
    .filter(({ isExtra }) => isExtra)
    .reduce((sum, { amountSatang }) => sum + amountSatang, 0)
  return (
    <>
      <Lost order={order} />
      {isPart && taxReturnedSatang === 0 && !hasLoss && (
        <p className="mt-1 text-sm">
          {[
            t('returned', { amount: formatBaht(refundedSatang) }),
            ...(taken > 0 ? [t('taken', { count: taken })] : []),
          ].join(' · ')}
        </p>
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

/** What a bank took of an order's money, and what stays: returned, still to be returned, and invoiced. */
function Lost({ order }: { order: HistoryOrder }) {
  const t = useTranslations('orders.history')
  const loss = lossOf(order)
  if (!loss) return null
  const { totalSatang, taxReturnedSatang } = order
  const isPart = loss.tookSatang < totalSatang
  const words = [
    t(isPart ? 'lost.part' : 'lost.whole', {
      amount: formatBaht(loss.tookSatang),
      whole: formatBaht(totalSatang),
    }),
    // With withheld tax that was paid back it has a line of its own.
    loss.returnedSatang > 0 &&
      taxReturnedSatang === 0 &&
      t('returned', { amount: formatBaht(loss.returnedSatang) }),
    loss.owedSatang > 0 && t('lost.owed', { amount: formatBaht(loss.owedSatang) }),
    loss.invoicedSatang > 0 && t('lost.invoiced', { amount: formatBaht(loss.invoicedSatang) }),
  ]
  return <p className="mt-1 text-sm">{words.filter(Boolean).join(' · ')}</p>
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
