import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { whenReached } from '@/lib/navigation/when-reached'
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
  /** It became paid while it was looked at: what the page knows besides is of before. */
  isNews?: boolean
}

/** What a paid order brought, and the way on to what waited for it. */
export function PaidOrder({ order, available, history, next, isNews = false }: PaidOrderProps) {
  const t = useTranslations('orders.pay.paid')
  const pay = useTranslations('orders.pay')
  const byCard = useTranslations('orders.card')
  useTheRest(isNews)
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
  const onward = onwardFrom(order, next, history)
  return (
    <PaidCard rows={rows} isNews={isNews}>
      <span className="mx-auto grid size-20 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon name="check" className="size-10" />
      </span>
      <Brought order={order} available={isNews ? null : available} day={day} />
      <Waited order={order} history={history} />
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

/** Posts that waited are looked at within seconds of the payment: so often, in milliseconds, it is asked what came of them. */
const askAgainMs = 3_000
const mostQuestions = 5

/** What became of the posts that waited for credit: which are published, which could not be, and how many still wait. */
function Waited({ order: { waitingPosts }, history }: Pick<PaidOrderProps, 'order' | 'history'>) {
  const t = useTranslations('orders.pay.paid')
  const { isBare } = usePlace()
  const published = history?.publishedPosts ?? []
  const kept = history?.keptPosts ?? []
  const left = waitingPosts - published.length - kept.length
  // A kept one may be submitted again meanwhile: only a publication is the end of it.
  useNewsOf(waitingPosts - published.length)
  return (
    <div>
      {published.map(({ id, title, credits }) => (
        <p key={id} className="mt-2 wrap-anywhere">
          {t('published', { title, credits })}
        </p>
      ))}
      {kept.map(({ id, title }) => (
        <p key={id} className="mt-2 wrap-anywhere text-mango-ink">
          <span>{t('kept', { title })}</span>{' '}
          {!isBare && (
            <Link
              href={`/job-posting/${id}`}
              className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
            >
              {t('keptWhy')}
              <span className="sr-only"> {title}</span>
            </Link>
          )}
        </p>
      ))}
      {left > 0 && <p className="mt-2 text-ink-2">{t('waiting', { count: left })}</p>}
    </div>
  )
}

/** Asks for the page a few times more while posts wait. */
function useNewsOf(left: number): void {
  const { refresh } = useRouter()
  const [questions, setQuestions] = useState(0)
  useEffect(() => {
    if (left <= 0 || questions >= mostQuestions) return
    const timer = setTimeout(() => {
      setQuestions(questions + 1)
      refresh()
    }, askAgainMs)
    return () => clearTimeout(timer)
  }, [left, questions, refresh])
}

/** Asks for the page again when its order has become paid, as soon as there is a network to ask by. */
function useTheRest(isNews: boolean): void {
  const { refresh } = useRouter()
  useEffect(() => (isNews ? whenReached(refresh) : undefined), [isNews, refresh])
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
function Brought({ order: { kind, size, followsBuffet }, available, day }: BroughtProps) {
  const t = useTranslations('orders.pay.paid')
  const leftText = () => {
    if (available === 0) return t('balanceNone')
    return available === null ? t('about', { day }) : t('balance', { available, day })
  }
  const texts = {
    buffet: [t(followsBuffet ? 'buffetGoesOn' : 'buffetTitle', { days: size }), t('buffetAbout', { day })],
    profile_unlock: [t('unlockTitle', { count: size }), t('about', { day })],
    job_post: [t('title', { count: size }), leftText()],
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
function onwardFrom({ kind, waitingPosts }: Order, next: string | null, history: HistoryOrder | null) {
  if (next === null && kind === 'profile_unlock') return { href: '/my-credit', word: 'toCredits' } as const
  if (next === null && waitingPosts === 0) return { href: '/job-posting/create', word: 'toNewPost' } as const
  const published = history?.publishedPosts ?? []
  const [post] = [...published, ...(history?.keptPosts ?? [])]
  const only = waitingPosts === 1 && post ? `/job-posting/${post.id}` : '/job-posting/pending'
  const href = next ?? only
  if (href.startsWith('/job-posting/pending')) return { href, word: 'toPending' } as const
  if (published.some(({ id }) => href === `/job-posting/${id}`)) return { href, word: 'toPublished' } as const
  return { href, word: href.startsWith('/job-posting/') ? 'toPost' : 'onward' } as const
}
