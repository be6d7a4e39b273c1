'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { asProblem, type Problem } from '@/lib/api/browser'
import type { CardAccess } from '@/lib/config/card-access'
import { formatBaht } from '@/lib/money/format-baht'
import { navigateTo } from '@/lib/navigation/navigate'
import type { CardFieldName } from '@/lib/orders/card-token'
import {
  type CardStage,
  cardStageOf,
  type HistoryOrder,
  hasOpenCode,
  type Order,
  type SavedCard,
} from '@/lib/orders/order'
import { askForCode, type CardChoice } from '@/lib/orders/requests'
import { type PaymentFailure, strangeCharge } from '@/validators/payment-failures'
import { isPaid } from '@/validators/states/order'
import { AmountRows } from './amount-rows'
import type { CardPaymentProps } from './card-form'
import { CardPayment } from './card-payment'
import { LatePaidOrder, usePaidOrderLoaded } from './late-paid-order'
import { usePlace } from './place'
import { SignedOut } from './signed-out'
import { useCardPayment } from './use-card-payment'
import { useOrder } from './use-order'
import { useTold } from './use-told'

type CardResultProps = {
  order: Order
  /** Whether the viewer pays for the company, and does not only look. */
  canPay: boolean
  available: number | null
  /** What came of an order that is paid; null where that is not known. */
  history: HistoryOrder | null
  /** How a card becomes a token; null where cards are not taken. */
  access: CardAccess | null
  /** The cards that the company can pay by; null where they are asked for with the form. */
  savedCards?: readonly SavedCard[] | null
  next: string | null
}

/** Paying an order by card: what became of it at the bank, and another try of the same order. */
export function CardResult({
  order: initial,
  canPay,
  available,
  history,
  access,
  savedCards = null,
  next,
}: CardResultProps) {
  const t = useTranslations('orders.pay')
  const { order, refusal, isUnheard, ask, set } = useOrder(initial)
  const stage = cardStageOf(order)
  useTold(order)
  usePaidOrderLoaded()
  useOnward(order, stage)
  const outcome = useNewFailure(order, stage)
  if (stage === 'paid') {
    return <LatePaidOrder {...{ order, available, history, next }} isNews={!isPaid(initial.state)} />
  }
  return (
    <>
      <Head order={order} stage={stage} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4">
          <div ref={outcome} tabIndex={-1} className="scroll-mt-6 rounded-card outline-none empty:hidden">
            {refusal ? (
              <SignedOut problem={refusal} />
            ) : (
              <Outcome {...{ order, stage, canPay, isUnheard, next }} />
            )}
          </div>
          {canPay && <Again {...{ order, stage, access, savedCards, next, ask, set }} />}
        </div>
        <Card className="p-5">
          <h2 className="sr-only">{t('details')}</h2>
          <AmountRows {...order} isOver={stage === 'cancelled' || stage === 'too_old'} />
        </Card>
      </div>
    </>
  )
}

/** Leads to the bank when the answer to a request comes that was lost at first. */
function useOnward(order: Order, stage: CardStage): void {
  const last = useRef(stage)
  const address = order.payment?.authorizeAddress
  useEffect(() => {
    const comesLate = last.current === 'sending' && stage === 'confirm'
    last.current = stage
    if (comesLate && address) navigateTo(address, { external: true })
  }, [stage, address])
}

/** Brings why another payment failed into sight: it was asked for further down, and looks like the answer before. */
function useNewFailure(order: Order, stage: CardStage) {
  const element = useRef<HTMLDivElement>(null)
  const failed = stage === 'failed' || stage === 'expired' ? (order.payment?.id ?? null) : null
  const told = useRef(failed)
  // Where it says which field of the card is wrong, that has the focus.
  const isOfField = refusedOf(order) !== null
  useEffect(() => {
    if (failed === null || failed === told.current) return
    told.current = failed
    if (!isOfField) element.current?.focus()
  }, [failed, isOfField])
  return element
}

function Head({ order, stage }: { order: Order; stage: Exclude<CardStage, 'paid'> }) {
  const t = useTranslations('orders.card')
  const pay = useTranslations('orders.pay')
  const { choicePath } = usePlace()
  const isOver = stage === 'cancelled' || stage === 'too_old' || stage === 'in_review'
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div>
        <h1 className="text-3xl">{isOver ? pay(`${stage}.title`) : t(`stages.${stage}`)}</h1>
        <p className="mt-1 text-ink-2">{pay('order', { number: order.number })}</p>
      </div>
      <ButtonLink href={choicePath} variant="secondary">
        <Icon name="back" />
        {pay('back')}
      </ButtonLink>
    </div>
  )
}

type OutcomeProps = {
  order: Order
  stage: Exclude<CardStage, 'paid'>
  canPay: boolean
  isUnheard: boolean
  next: string | null
}

function Outcome({ order, stage, canPay, isUnheard, next }: OutcomeProps) {
  const t = useTranslations('orders.card')
  const pay = useTranslations('orders.pay')
  const { choicePath, paymentPath } = usePlace()
  const { payment } = order
  const card = payment?.card ? t('named', payment.card) : t('theCard')
  if (stage === 'cancelled' || stage === 'too_old') {
    return (
      <Alert
        tone="neutral"
        title={pay(`${stage}.about`)}
        action={<ButtonLink href={choicePath}>{pay(`${stage}.action`)}</ButtonLink>}
      />
    )
  }
  if (stage === 'in_review') return <Alert tone="mango" title={pay('in_review.about')} />
  if (stage === 'sending') return <Waiting about={isUnheard ? pay('unheard') : t('sendingAbout')} />
  if (stage === 'confirm') {
    const address = payment?.authorizeAddress
    return (
      <Waiting about={isUnheard ? pay('unheard') : t('confirmAbout', { card })}>
        {address && (
          <Button className="mt-3" onClick={() => navigateTo(address, { external: true })}>
            {t('toBank')}
          </Button>
        )}
      </Waiting>
    )
  }
  if (stage === 'choose' && hasOpenCode(order)) {
    const toCode = <ButtonLink href={paymentPath(order.id, next)}>{t('codeWaits.action')}</ButtonLink>
    return (
      <Alert tone="sky" title={t('codeWaits.title')} action={toCode}>
        {t('codeWaits.about')}
      </Alert>
    )
  }
  if (stage === 'choose') return canPay ? null : <Alert title={pay('lookOnly')} />
  const why = stage === 'expired' ? t('expiredAtBank') : t(`failures.${payment?.failure ?? 'other'}`)
  return (
    <Alert live tone="chilli" title={t(payment?.failure === strangeCharge ? 'stages.failed' : 'notTaken')}>
      <p className="text-base text-ink">{why}</p>
      <p>{payment?.card ? t('keptWithCard', { card }) : t('kept')}</p>
      {!canPay && <p>{pay('lookOnly')}</p>}
    </Alert>
  )
}

function Waiting({ about, children }: { about: string; children?: ReactNode }) {
  const t = useTranslations('orders.card')
  return (
    <div className="flex items-start gap-3 rounded-card bg-sky-soft px-4 py-3">
      <span className="mt-0.5 text-sky">
        <Spinner />
      </span>
      <div role="status" className="min-w-0">
        <p className="font-semibold">{t('waiting')}</p>
        <p>{about}</p>
        {children}
      </div>
    </div>
  )
}

/** The field of a card that its bank did not take, where its word for that says which. */
function refusedOf({ payment }: Order): CardPaymentProps['refused'] {
  const field = payment?.failure && refusedFields[payment.failure]
  return field ? { payment: payment.id, field } : null
}

const refusedFields: Partial<Record<PaymentFailure, CardFieldName>> = {
  invalid_security_code: 'code',
  invalid_account_number: 'number',
}

type AgainProps = {
  order: Order
  stage: Exclude<CardStage, 'paid'>
  access: CardAccess | null
  savedCards: readonly SavedCard[] | null
  next: string | null
  ask: () => Promise<unknown>
  set: (order: Order) => Promise<unknown>
}

/** The same order by another card, or by PromptPay. */
function Again({ order, stage, access, savedCards, next, ask, set }: AgainProps) {
  const t = useTranslations('orders.card')
  const place = usePlace()
  const { payByCard } = useCardPayment(next)
  const router = useRouter()
  const [busy, setBusy] = useState<'card' | 'code' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [wantsOther, setWantsOther] = useState(false)
  const isOver = stage === 'cancelled' || stage === 'too_old' || stage === 'in_review'
  if (isOver || stage === 'sending') return null
  if (stage === 'confirm' && !wantsOther) {
    return (
      <Button
        variant="ghost"
        className="max-sm:w-full sm:justify-self-start"
        onClick={() => setWantsOther(true)}
      >
        {t('other')}
      </Button>
    )
  }
  const pay = async (by: CardChoice) => {
    setBusy('card')
    setProblem(null)
    const instead = order.payment?.method === 'card' ? order.payment.id : undefined
    const refusal = await payByCard({
      orderId: order.id,
      by,
      ...(instead && { instead }),
      onSettled: (settled) => {
        void set(settled)
        setBusy(null)
      },
    })
    if (!refusal) return
    setProblem(refusal)
    setBusy(null)
    await ask().catch(() => undefined)
  }
  const payByCode = async () => {
    setBusy('code')
    setProblem(null)
    // The key is that of the payment before: pressed again, it is still one new code.
    const { error, response } = await askForCode(
      order.id,
      `code-${order.payment?.id ?? order.id}`,
      place.name,
    )
    if (response.ok) return router.push(place.paymentPath(order.id, next))
    setProblem(asProblem(error, response))
    setBusy(null)
  }
  return (
    <>
      {access && (
        <Card className="grid gap-4 p-5">
          <h2 className="text-xl">{t(stage === 'choose' ? 'title' : 'tryAgain')}</h2>
          <CardPayment
            access={access}
            merchant={order.merchant}
            amount={formatBaht(order.totalSatang)}
            savedCards={savedCards}
            busy={busy === 'card'}
            problem={problem}
            refused={refusedOf(order)}
            onPay={pay}
          />
        </Card>
      )}
      {!access && <FormProblem problem={problem} />}
      <Button
        variant="secondary"
        className="max-sm:w-full sm:justify-self-start"
        loading={busy === 'code'}
        disabled={busy === 'card'}
        onClick={payByCode}
      >
        {t('promptPayInstead')}
      </Button>
    </>
  )
}
