import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { Tone } from '@/components/ui/tone'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { type HistoryOrder, type Order, taxRefundPath } from '@/lib/orders/order'
import { isReturnedWithTax, type Loss, lossOf, returnedInAll, takenBy } from '@/lib/orders/returned'
import { OrderDocuments } from './order-documents'
import { PaidCard, type Rows } from './paid-card'
import { usePlace } from './place'

type ReturnedOrderProps = {
  order: Order
  /** What came of it; null where that is not known. */
  history: HistoryOrder | null
  rows: Rows
}

type Fate = 'refunded' | 'partly_refunded' | 'reversed' | 'disputed'

const tones: Readonly<Record<Fate, Tone>> = {
  refunded: 'sky',
  partly_refunded: 'sky',
  reversed: 'chilli',
  disputed: 'mango',
}

/** What happened last to a paid order's money: it went back, wholly or in part, or a bank wants it back. */
function fateOf({ state, isDisputed }: Order, isWhole: boolean): Fate {
  if (isDisputed) return 'disputed'
  if (state === 'partly_refunded' && isWhole) return 'refunded'
  return state === 'partly_refunded' || state === 'reversed' ? state : 'refunded'
}

/** A paid order whose money went back, wholly or in part, or whose buyer's bank wants it back. */
export function ReturnedOrder({ order, history, rows }: ReturnedOrderProps) {
  const t = useTranslations('orders.pay.paid')
  const pay = useTranslations('orders.pay')
  const { isBare } = usePlace()
  // With the withheld tax that was paid back before, what was returned last is all of it.
  const isWhole = history !== null && isReturnedWithTax(history)
  const fate = fateOf(order, isWhole)
  const amount = formatBaht(isWhole ? returnedInAll(history) : order.refundedSatang)
  const returns = history?.returns.filter(({ isExtra }) => !isExtra) ?? []
  const latest = returns.at(-1)
  const fateTitle = useFateTitle(order, fate, returns)
  const isBanks = fate === 'reversed' || fate === 'disputed'
  const returnRows = useReturnRows(order, returns)
  const taxRows = useTaxRows(history)
  const loss = fate === 'reversed' && history ? lossOf(history) : null
  const lossRows = useLossRows(loss)
  const isPartOf = loss !== null && loss.tookSatang < order.totalSatang
  const title = isPartOf
    ? t('reversedPart', { amount: formatBaht(loss.tookSatang), whole: formatBaht(order.totalSatang) })
    : t(`titles.${fate}`, { amount })
  const owed = loss?.owedSatang ? formatBaht(loss.owedSatang) : null
  const about = owed ? t('owedAbout', { amount: owed }) : t('contact')
  return (
    <PaidCard rows={[...rows, ...lossRows, ...returnRows, ...taxRows]}>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-1 text-ink-2">{pay('order', { number: order.number })}</p>
      <Alert className="mt-4" tone={tones[fate]} title={fateTitle}>
        {isBanks ? about : t(`returnedBy.${latest?.method ?? 'provider'}`)}
      </Alert>
      {history && !isBare && <Papers history={history} />}
      {!isBare && (
        <ButtonLink href="/my-credit" variant="secondary" size="lg" block className="mt-6">
          {t('toCredits')}
        </ButtonLink>
      )}
    </PaidCard>
  )
}

/** What became of what was bought; of a part that went back, how many whole credits that took. */
function useFateTitle(order: Order, fate: Fate, returns: HistoryOrder['returns']): string {
  const t = useTranslations('orders.pay.paid')
  const day = order.creditsExpireAt ? formatDay(new Date(order.creditsExpireAt)) : ''
  if (order.kind === 'buffet') return t(`days.${fate}`, { day })
  const { count, isRoundedUp } = takenBy(order, returns)
  if (fate !== 'partly_refunded' || count === 0) return t(`credits.${fate}`, { day })
  return t(isRoundedUp ? 'takenRoundedUp' : 'taken', { count, day })
}

/** What a bank took, what is still to be returned, and what stays invoiced. */
function useLossRows(loss: Loss | null): Rows {
  const t = useTranslations('orders.pay.paid')
  if (!loss) return []
  const rows = [
    [t('bankTook'), loss.tookSatang],
    [t('owed'), loss.owedSatang],
    [t('invoiced'), loss.invoicedSatang],
  ] as const
  return rows.filter(([, satang]) => satang > 0).map(([name, satang]) => [name, formatBaht(satang)])
}

/** When how much was returned; all together where that is not known. */
function useReturnRows({ refundedSatang }: Order, returns: HistoryOrder['returns']): Rows {
  const t = useTranslations('orders.pay.paid')
  const history = useTranslations('orders.history')
  if (returns.length > 0) {
    return returns.map(({ at, amountSatang }) => {
      const moment = new Date(at)
      const when = t('moment', { day: formatDay(moment), time: formatClock(moment) })
      return [t('returnedOn', { when }), formatBaht(amountSatang)]
    })
  }
  return refundedSatang > 0 ? [[history('states.refunded'), formatBaht(refundedSatang)]] : []
}

/** The withheld tax that was paid back besides, and what both come to. */
function useTaxRows(history: HistoryOrder | null): Rows {
  const t = useTranslations('orders.pay.paid')
  if (!history || history.taxReturnedSatang === 0 || history.refundedSatang === 0) return []
  return [
    [t('taxReturned'), formatBaht(history.taxReturnedSatang)],
    [t(isReturnedWithTax(history) ? 'returnedWhole' : 'returnedSum'), formatBaht(returnedInAll(history))],
  ]
}

/** What the tax invoice of a reversed order is worth beside its credit notes. */
function invoiceOf({ documents, totalSatang }: HistoryOrder) {
  const credited = documents
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((sum, note) => sum + note.totalSatang, 0)
  if (credited === 0) return 'invoiceStands'
  return credited < totalSatang ? 'invoicePart' : 'invoiceCredited'
}

/** The documents, what they are worth after a reversal, and the way to ask for withheld tax. */
function Papers({ history }: { history: HistoryOrder }) {
  const t = useTranslations('orders.pay.paid')
  const past = useTranslations('orders.history')
  const { id, documents, state, mayClaimTax, paymentId } = history
  return (
    <>
      {state === 'reversed' && <p className="mt-4 text-sm text-ink-2">{t(invoiceOf(history))}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2 empty:hidden">
        <OrderDocuments id={id} documents={documents} />
        {mayClaimTax && paymentId && (
          <ButtonLink href={taxRefundPath(paymentId)} variant="ghost" size="sm">
            {past('claimTax')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
