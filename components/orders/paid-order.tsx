import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { type HistoryOrder, type Order, receiptPath, taxRefundPath } from '@/lib/orders/order'
import { PaidCard } from './paid-card'
import { usePlace } from './place'
import { ReturnedOrder } from './returned-order'

type PaidOrderProps = {
  order: Order
  /** The company's credits after it; null where they are not known. */
  available: number | null
  /** What came of it since; null where that is not known. */
  history: HistoryOrder | null
  next: string | null
}

/** What a paid order brought, and the way on to what waited for it. */
export function PaidOrder({ order, available, history, next }: PaidOrderProps) {
  const t = useTranslations('orders.pay.paid')
  const pay = useTranslations('orders.pay')
  const byCard = useTranslations('orders.card')
  const { isBare } = usePlace()
  const card = order.payment?.card
  const method = card ? byCard('named', card) : pay('promptpay')
  const paidAt = order.paidAt ? new Date(order.paidAt) : null
  const day = order.creditsExpireAt ? formatDay(new Date(order.creditsExpireAt)) : ''
  const rows = [
    [t('amount'), formatBaht(order.totalSatang)],
    [t('method'), method],
    [t('at'), paidAt ? t('moment', { day: formatDay(paidAt), time: formatClock(paidAt) }) : ''],
    [t('number'), order.number],
  ]
  if (order.state !== 'fulfilled' || order.isDisputed) {
    return <ReturnedOrder order={order} history={history} rows={rows} />
  }
  const onward = onwardFrom(order, next)
  return (
    <PaidCard rows={rows}>
      <span className="mx-auto grid size-20 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon name="check" className="size-10" />
      </span>
      <Brought order={order} available={available} day={day} />
      {order.waitingPosts > 0 && (
        <p className="mt-2 text-ink-2">{t('waiting', { count: order.waitingPosts })}</p>
      )}
      {history && <PaidAgain history={history} />}
      {!isBare && (
        <>
          <ButtonLink href={onward.href} variant="accent" size="lg" block className="mt-6">
            {t(onward.word)}
          </ButtonLink>
          <Papers order={order} />
        </>
      )}
    </PaidCard>
  )
}

/** Says of money that arrived twice whether it was returned. */
function PaidAgain({ history: { paidAgainSatang, returns } }: { history: HistoryOrder }) {
  const t = useTranslations('orders.pay.paid')
  if (paidAgainSatang === 0) return null
  const returned = returns
    .filter(({ isExtra }) => isExtra)
    .reduce((sum, { amountSatang }) => sum + amountSatang, 0)
  const key = returned >= paidAgainSatang ? 'paidAgainReturned' : 'paidAgain'
  return (
    <Alert className="mt-4" title={t(key, { amount: formatBaht(paidAgainSatang) })}>
      {t(`${key}About`)}
    </Alert>
  )
}

/** The tax invoice with receipt, and the way to ask for withheld tax. */
function Papers({ order: { id, withholdingSatang, payment } }: Pick<PaidOrderProps, 'order'>) {
  const t = useTranslations('orders.pay.paid')
  return (
    <>
      <a
        href={receiptPath(id)}
        download
        className={buttonClass({ variant: 'secondary', size: 'lg', block: true }, 'mt-3')}
      >
        <Icon name="download" className="size-5" />
        {t('receipt')}
      </a>
      {withholdingSatang > 0 && payment && (
        <ButtonLink href={taxRefundPath(payment.id)} variant="ghost" block className="mt-3">
          {t('claimTax', { amount: formatBaht(withholdingSatang) })}
        </ButtonLink>
      )}
    </>
  )
}

type BroughtProps = Pick<PaidOrderProps, 'order' | 'available'> & { day: string }

/** What is there now, and until when. */
function Brought({ order: { kind, size }, available, day }: BroughtProps) {
  const t = useTranslations('orders.pay.paid')
  const texts = {
    buffet: [t('buffetTitle', { days: size }), t('buffetAbout', { day })],
    profile_unlock: [t('unlockTitle', { count: size }), t('about', { day })],
    job_post: [
      t('title', { count: size }),
      available === null ? t('about', { day }) : t('balance', { available, day }),
    ],
  }
  const [title, about] = texts[kind]
  return (
    <>
      <h1 className="mt-4 text-3xl">{title}</h1>
      <p className="mt-1 text-ink-2">{about}</p>
    </>
  )
}

/** Where the buyer goes on to, and what that is called: to what waited, or to what the credits are for. */
function onwardFrom({ kind, waitingPosts }: Order, next: string | null) {
  if (next === null && kind === 'profile_unlock') return { href: '/my-credit', word: 'toCredits' } as const
  if (next === null && waitingPosts === 0) return { href: '/job-posting/create', word: 'toNewPost' } as const
  const href = next ?? '/job-posting/pending'
  if (href.startsWith('/job-posting/pending')) return { href, word: 'toPending' } as const
  return { href, word: href.startsWith('/job-posting/') ? 'toPost' : 'onward' } as const
}
