'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import { Spinner } from '@/components/ui/spinner'
import { asProblem, type Problem } from '@/lib/api/browser'
import { formatBaht } from '@/lib/money/format-baht'
import { type HistoryOrder, type Order, type OrderStage, stageOf } from '@/lib/orders/order'
import { askForCode } from '@/lib/orders/requests'
import { serverTimeAt } from '@/lib/orders/server-clock'
import { strangeCharge } from '@/validators/payment-failures'
import { isPaid } from '@/validators/states/order'
import { AmountRows } from './amount-rows'
import { CodeCard } from './code-card'
import { LatePaidOrder, usePaidOrderLoaded } from './late-paid-order'
import { usePlace } from './place'
import { SignedOut } from './signed-out'
import { useNow } from './use-now'
import { useOrder } from './use-order'
import { useTold } from './use-told'

const CancelDialog = pressPart(() => import('./cancel-dialog'))

type PromptPayProps = {
  order: Order
  /** Whether the viewer pays for the company, and does not only look. */
  canPay: boolean
  available: number | null
  /** What came of an order that is paid; null where that is not known. */
  history: HistoryOrder | null
  seller: string
  /** Where the payment leads on to. */
  next: string | null
  /** Whether a card can pay it instead. */
  takesCards: boolean
}

/** Whether nobody is to pay it any more. */
const isOver = (stage: OrderStage): boolean => stage === 'cancelled' || stage === 'too_old'

/** How long a code can be scanned, for the bar; the order says until when. */
const wholeMs = 15 * 60_000

/** Paying an order by scanning a code: the code, what becomes of it, and what it brought. */
export function PromptPay({
  order: initial,
  canPay,
  available,
  history,
  seller,
  next,
  takesCards,
}: PromptPayProps) {
  const { order, refusal, isUnheard, ask, set } = useOrder(initial)
  const now = useNow()
  const stage = stageOf(order, now)
  useTold(order)
  usePaidOrderLoaded()
  if (stage === 'paid') {
    return <LatePaidOrder {...{ order, available, history, next }} isNews={!isPaid(initial.state)} />
  }
  return (
    <>
      <Head order={order} stage={stage} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4 max-lg:order-last">
          {refusal && <SignedOut problem={refusal} />}
          {stage === 'scan' && !refusal && <Waiting isUnheard={isUnheard} />}
          <Details order={order} stage={stage} />
          {!canPay && <LookOnly />}
          {canPay && !refusal && (
            <Ways order={order} stage={stage} ask={ask} set={set}>
              {takesCards && <CardInstead orderId={order.id} next={next} />}
            </Ways>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <Stage {...{ order, stage, now, canPay, seller, next, ask }} />
        </div>
      </div>
    </>
  )
}

function CardInstead({ orderId, next }: { orderId: string; next: string | null }) {
  const t = useTranslations('orders.card')
  const { cardPaymentPath } = usePlace()
  return (
    <ButtonLink href={cardPaymentPath(orderId, next)} variant="secondary" className="max-sm:w-full">
      {t('instead')}
    </ButtonLink>
  )
}

function LookOnly() {
  return <Alert title={useTranslations('orders.pay')('lookOnly')} />
}

type HeadProps = { order: Order; stage: OrderStage }

function Head({ order, stage }: HeadProps) {
  const t = useTranslations('orders.pay')
  const { choicePath } = usePlace()
  // On phones the title alone: the code's card names the order, and its button stays above the bar.
  const isBrief = stage === 'scan'
  const isClosed = isOver(stage)
  return (
    <div className="mb-5 flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-3xl">{t(isClosed ? 'titleOver' : 'title')}</h1>
        <p className={classNames('mt-1 text-ink-2', isBrief && 'max-sm:hidden')}>
          <span className="inline-block">{t('order', { number: order.number })}</span>{' '}
          {!isClosed && <span className="inline-block">{t('atOnce')}</span>}
        </p>
      </div>
      <ButtonLink href={choicePath} variant="secondary">
        <Icon name="back" />
        <span className="max-sm:sr-only">{t('back')}</span>
      </ButtonLink>
    </div>
  )
}

/** What is bought; of an order that is over neither when it is paid nor what to do after that. */
function Details({ order, stage }: HeadProps) {
  const t = useTranslations('orders.pay')
  const { buyer } = order
  return (
    <Card className="p-5">
      <h2 className="sr-only">{t('details')}</h2>
      <AmountRows {...order} isOver={isOver(stage)} />
      {!isOver(stage) && order.withholdingSatang > 0 && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="text-ink-2">{t('withholding')}</span>
          <span translate="no" className="text-leaf tabular-nums">
            {formatBaht(order.withholdingSatang)}
          </span>
        </p>
      )}
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2 [overflow-wrap:anywhere]">
        <BuyerLine name={buyer.name} branchNumber={buyer.branchNumber} />
      </p>
    </Card>
  )
}

function BuyerLine({ name, branchNumber }: { name: string; branchNumber: string }) {
  const t = useTranslations('orders.buy')
  const place = branchNumber === '00000' ? t('headOffice') : t('branch', { number: branchNumber })
  return (
    <>
      {t('buyer')} <span className="text-ink">{name}</span> <span className="inline-block">{place}</span>
    </>
  )
}

type StageProps = {
  order: Order
  stage: Exclude<OrderStage, 'paid'>
  now: Date | null
  canPay: boolean
  seller: string
  next: string | null
  ask: () => Promise<Order | undefined>
}

function Stage({ order, stage, now, canPay, seller, next, ask }: StageProps) {
  const t = useTranslations('orders.pay')
  const card = useTranslations('orders.card')
  const { choicePath, cardPaymentPath } = usePlace()
  const { payment } = order
  if (stage === 'by_card') {
    return (
      <Situation icon={<Spinner />} title={t('by_card.title')} about={t('by_card.about')}>
        <ButtonLink href={cardPaymentPath(order.id, next)} variant="accent" block>
          {t('by_card.action')}
        </ButtonLink>
        {canPay && <Renew order={order} ask={ask} variant="secondary" />}
      </Situation>
    )
  }
  if (stage === 'scan' && payment) {
    const left = now && new Date(payment.expiresAt).getTime() - now.getTime()
    return (
      <CodeCard
        key={payment.id}
        order={order}
        paymentId={payment.id}
        seller={seller}
        left={left}
        whole={wholeMs}
      />
    )
  }
  if (stage === 'preparing' || stage === 'scan') {
    return <Situation icon={<Spinner />} title={t('preparing.title')} about={t('preparing.about')} />
  }
  if (stage === 'too_old' || stage === 'cancelled') {
    return (
      <Situation
        icon={<Icon name={stage === 'cancelled' ? 'close' : 'calendar'} className="size-8" />}
        title={t(`${stage}.title`)}
        about={t(`${stage}.about`)}
      >
        <ButtonLink href={choicePath} variant="accent" block>
          {t(`${stage}.action`)}
        </ButtonLink>
      </Situation>
    )
  }
  const isStrange = stage === 'failed' && payment?.failure === strangeCharge
  return (
    <Situation
      icon={<Icon name="clock" className="size-8" />}
      title={t(`${stage}.title`)}
      about={isStrange ? card('failures.strange_charge') : t(`${stage}.about`)}
    >
      {canPay && stage !== 'in_review' && <Renew order={order} ask={ask} />}
    </Situation>
  )
}

type SituationProps = { icon: ReactNode; title: string; about: string; children?: ReactNode }

function Situation({ icon, title, about, children }: SituationProps) {
  return (
    <Card className="grid justify-items-center gap-2 px-5 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-well text-ink-2">{icon}</span>
      <div role="status" className="grid gap-1">
        <h2 className="mt-2 text-xl">{title}</h2>
        <p className="text-ink-2">{about}</p>
      </div>
      {children && <div className="mt-4 grid w-full gap-3">{children}</div>}
    </Card>
  )
}

type RenewProps = Pick<StageProps, 'order' | 'ask'> & { variant?: 'accent' | 'secondary' }

/** Another code of the same order, after the last payment. */
function Renew({ order, ask, variant = 'accent' }: RenewProps) {
  const t = useTranslations('orders.pay')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { name } = usePlace()
  // The key is that of the payment before: pressed again, it is still one new code.
  const key = `renew-${order.payment?.id ?? order.id}`
  const renew = async () => {
    setBusy(true)
    setProblem(null)
    const { error, response } = await askForCode(order.id, key, name)
    if (!response.ok) setProblem(asProblem(error, response))
    await ask().catch(() => undefined)
    setBusy(false)
  }
  return (
    <>
      <FormProblem problem={problem} />
      <Button variant={variant} block loading={busy} onClick={renew}>
        {!busy && <Icon name="refresh" />}
        <span>{t('renew')}</span>
      </Button>
    </>
  )
}

function Waiting({ isUnheard }: { isUnheard: boolean }) {
  const t = useTranslations('orders.pay')
  return (
    <p role="status" className="flex items-start gap-3 rounded-card bg-sky-soft px-4 py-3">
      <Icon name={isUnheard ? 'wifi-off' : 'clock'} className="mt-0.5 size-5 text-sky" />
      <span>
        <span className="font-semibold">{t('waiting')}</span>{' '}
        <span>{isUnheard ? t('unheard') : t('waitingAbout')}</span>
      </span>
    </p>
  )
}

type WaysProps = Pick<StageProps, 'order' | 'stage' | 'ask'> & {
  set: (order: Order) => Promise<unknown>
  /** Another way to pay, while the order can still be paid. */
  children: ReactNode
}

/** What helps somebody who has paid and sees nothing, and who does not want to pay. */
function Ways({ order, stage, ask, set, children }: WaysProps) {
  const t = useTranslations('orders.pay')
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'answered' | 'in_vain' | 'offline' | null>(null)
  const [isCancelling, setCancelling] = useState(false)
  /** Whether the provider was asked since a moment of the browser's clock; somebody else's question just before counts as well. */
  const isAskedSince = async (browserMs: number) => {
    const checkedAt = await ask().then(
      (answer) => answer?.payment?.checkedAt,
      () => null,
    )
    const askedAt = serverTimeAt(browserMs)
    return Boolean(checkedAt && askedAt && Date.parse(checkedAt) > askedAt.getTime() - 10_000)
  }
  // With a network the page asks by itself, and hears of it.
  useEffect(() => {
    if (asked !== 'offline') return
    const forget = () => setAsked(null)
    addEventListener('online', forget)
    return () => removeEventListener('online', forget)
  }, [asked])
  const askNow = async () => {
    if (navigator.onLine === false) return setAsked('offline')
    setBusy(true)
    const pressedAt = Date.now()
    // While another question is under way, as that of a page that opens, the first answer is of before.
    const isAnswered = (await isAskedSince(pressedAt)) || (await isAskedSince(pressedAt))
    setAsked(isAnswered ? 'answered' : 'in_vain')
    setBusy(false)
  }
  const checkedAt = order.payment?.checkedAt
  if (stage === 'preparing') return null
  return (
    <div className="grid gap-3">
      {asked === 'answered' && checkedAt && (
        <Alert live title={t('asked', { time: secondsOf(new Date(checkedAt)) })} />
      )}
      {asked === 'offline' && <Alert live tone="mango" title={t('askedOffline')} />}
      {asked === 'in_vain' && <Alert live tone="mango" title={t('askedInVain')} />}
      <div className="flex flex-wrap gap-2">
        {order.payment && (
          <Button variant="secondary" className="max-sm:w-full" loading={busy} onClick={askNow}>
            {t('paidAlready')}
          </Button>
        )}
        {(stage === 'scan' || stage === 'over' || stage === 'failed') && children}
        {stage !== 'cancelled' && stage !== 'too_old' && stage !== 'in_review' && (
          <Button
            variant="ghost"
            className="max-sm:w-full"
            disabled={busy}
            onClick={() => {
              setAsked(null)
              setCancelling(true)
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
      {isCancelling && (
        <CancelDialog order={order} ask={ask} set={set} onClose={() => setCancelling(false)} />
      )}
    </div>
  )
}

/** A moment's time of day in Thailand, to the second. */
const secondsOf = (moment: Date): string =>
  new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(11, 19)
