'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { useReady } from '@/components/forms/use-ready'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Unbroken } from '@/components/ui/unbroken'
import { localProblem, type Problem } from '@/lib/api/problem'
import type { CardAccess } from '@/lib/config/card-access'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import {
  type Merchant,
  type OfferedPackage,
  type PurchaseOptions,
  purchasePath,
  type SavedCard,
} from '@/lib/orders/order'
import type { CardChoice } from '@/lib/orders/requests'
import type { PackageKind } from '@/validators/price-list'
import { AmountRows } from './amount-rows'
import { BuyerChoice } from './buyer-choice'
import { CardPayment, loadCardForm } from './card-payment'
import { MethodChoice } from './method-choice'
import type { Attempt } from './order-and-pay'
import { PackageChoice, summaryId } from './package-choice'
import { type Average, type InHand, type Pace, packageUse } from './package-use'
import { usePlace } from './place'
import { useChoice } from './use-choice'

/** How cards become tokens, for each merchant. */
type CardAccesses = Readonly<Record<Merchant, CardAccess | null>>

type PurchaseProps = {
  options: PurchaseOptions
  /** The server's time when it offered them. */
  offeredAt: string
  /** The posts of an average month; null where that is not known. */
  average: Average | null
  canEditCompany: boolean
  /** From how many posts a month on the buffet is the cheapest; null where it never is. */
  buffetFrom: number | null
  /** Until when posts cost no credit; null while they do. */
  buffetUntil?: string | null
  /** The credits for posts that the company has. */
  inHand?: readonly InHand[]
  /** The kind of package somebody came for; null chooses by how many they post. */
  kind?: PackageKind | null
  /** The size somebody came for; null for any. */
  wantedSize?: number | null
  /** Begins with a card instead of PromptPay, as somebody had chosen before. */
  isByCard?: boolean
  /** The branch in whose name it begins; null for the head office. */
  branch?: string | null
  /** How a card becomes a token, by who is paid; null where cards are not taken. */
  cards: CardAccesses
  /** The cards that the company can pay by; null where they are asked for with the choice of one. */
  savedCards?: readonly SavedCard[] | null
  /** Where the payment leads on to. */
  next: string | null
  /** What is to be known before choosing; beside the summary, so that it moves no button to pay out of sight. */
  children?: ReactNode
}

/** Without a past, packages are judged for somebody who posts twice a month. */
const usualPosts = 2

/** Choosing a package and ordering it: packages on one side, what is paid and in whose name on the other. */
export function Purchase({
  options,
  offeredAt,
  average,
  canEditCompany,
  buffetFrom,
  buffetUntil = null,
  inHand = [],
  kind = null,
  wantedSize = null,
  isByCard = false,
  branch = null,
  cards,
  savedCards = null,
  next,
  children,
}: PurchaseProps) {
  const { packages, buyers } = options
  const [posts, setPosts] = useState(average?.posts ?? usualPosts)
  const { isBare } = usePlace()
  const buffetDays = buffetUntil
    ? Math.max(0, (Date.parse(buffetUntil) - Date.parse(offeredAt)) / 86_400_000)
    : 0
  const pace = { postsAMonth: posts, inHand, buffetDays }
  const { choice, choose } = useChoice({
    served: () => ({
      packageId: firstChoice(packages, { pace, buffetFrom, kind, wantedSize }),
      isByCard,
      branchId: buyers.some((buyer) => buyer.branchId === branch) ? branch : null,
    }),
    packages,
    buyers,
    next,
    isKept: !isBare,
  })
  const { packageId, branchId } = choice
  const { order, busy, problem } = useOrdering(next)
  const chosen = packages.find(({ id }) => id === packageId)
  if (!chosen) return null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        {children}
        <PackageChoice
          options={options}
          buffetFrom={buffetFrom}
          pace={pace}
          buffetUntil={buffetUntil && formatDay(new Date(buffetUntil))}
          averageDays={average?.posts === posts ? average.days : null}
          chosen={chosen}
          onPosts={setPosts}
          onChoose={(id) => choose({ packageId: id })}
          onKind={(wanted) =>
            choose({ packageId: firstChoice(packages, { pace, buffetFrom, kind: wanted, wantedSize: null }) })
          }
        />
      </div>
      <Summary
        chosen={chosen}
        options={options}
        offeredAt={offeredAt}
        buffetUntil={buffetUntil}
        buyer={
          <BuyerChoice
            buyers={buyers}
            chosen={branchId}
            canEdit={canEditCompany}
            backTo={purchasePath(next, chosen, choice)}
            onChoose={(id) => choose({ branchId: id })}
          />
        }
        problem={problem}
        busy={busy}
        access={cards[chosen.merchant]}
        savedCards={savedCards}
        wantsCard={choice.isByCard}
        onMethod={(wantsCard) => choose({ isByCard: wantsCard })}
        onPay={(by) => order({ packageId, branchId }, by)}
      />
    </div>
  )
}

type Wanted = {
  readonly pace: Pace
  readonly buffetFrom: number | null
  readonly kind: PackageKind | null
  readonly wantedSize: number | null
}

/**
 * The first package of the kind somebody came for. Otherwise the buffet where it is the cheapest, or the smallest bundle
 * that a month of posts fits in, or the largest. While a buffet runs it is not one of which credits end unused: then the buffet
 * goes on.
 */
function firstChoice(
  packages: readonly OfferedPackage[],
  { pace, buffetFrom, kind, wantedSize }: Wanted,
): string {
  const of = (wanted: PackageKind) => packages.filter((offer) => offer.kind === wanted)
  const ofKind = kind ? of(kind) : []
  const cameFor =
    ofKind.find(({ size }) => size === wantedSize) ?? (kind === 'job_post' ? undefined : ofKind[0])
  const [buffet] = of('buffet')
  const best = buffetFrom !== null && pace.postsAMonth >= buffetFrom ? buffet : undefined
  const bundles = of('job_post')
  const isLarge = ({ size }: OfferedPackage) => size >= pace.postsAMonth
  const bundle = bundles.find(isLarge) ?? bundles.at(-1)
  const afterBuffet =
    bundles.find((offer) => isLarge(offer) && packageUse(offer, pace).unused === 0) ?? buffet
  const enough = (pace.buffetDays > 0 && afterBuffet) || bundle
  return (cameFor ?? best ?? enough ?? packages[0])?.id ?? ''
}

/** Whether credits end before a buffet, or on its last day: they are never used. */
const isOverBy = (until: Date, buffetUntil: Date): boolean =>
  until <= buffetUntil || formatDay(until) === formatDay(buffetUntil)

type SummaryProps = {
  chosen: OfferedPackage
  options: PurchaseOptions
  offeredAt: string
  buffetUntil: string | null
  buyer: ReactNode
  problem: Problem | null
  busy: boolean
  access: CardAccess | null
  savedCards: readonly SavedCard[] | null
  wantsCard: boolean
  onMethod: (wantsCard: boolean) => void
  onPay: (by: CardChoice | null) => Promise<void>
}

function Summary({
  chosen,
  options,
  offeredAt,
  buffetUntil,
  buyer,
  problem,
  busy,
  access,
  savedCards,
  wantsCard,
  onMethod,
  onPay,
}: SummaryProps) {
  const t = useTranslations('orders.buy')
  // Before the script a card may be chosen, and the button cannot say so yet.
  const isSure = useReady() || !access
  if (access) loadCardForm()
  const until = new Date(Date.parse(offeredAt) + chosen.validDays * 86_400_000)
  return (
    <Card id={summaryId} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-3 p-5 lg:sticky lg:top-6">
      <h2 className="text-xl">{t('summary')}</h2>
      <AmountRows {...chosen} vatRate={options.vatRate} />
      {chosen.kind === 'job_post' && buffetUntil && isOverBy(until, new Date(buffetUntil)) && (
        <p className="rounded-control bg-mango-soft px-3.5 py-3 text-sm text-mango-ink">
          {t('neverUsed', { buffet: formatDay(new Date(buffetUntil)), day: formatDay(until) })}
        </p>
      )}
      {chosen.withholdingSatang > 0 && (
        <div className="rounded-control bg-well px-3.5 py-2 text-sm">
          <p className="flex flex-wrap justify-between gap-x-3 font-medium">
            <span>{t('withholding', { percent: options.withholdingRate / 100 })}</span>
            <span translate="no" className="tabular-nums">
              {formatBaht(chosen.withholdingSatang)}
            </span>
          </p>
          <p className="text-ink-2">
            {t('withholdingAbout', { amount: formatBaht(chosen.withholdingSatang) })}
          </p>
        </div>
      )}
      {buyer}
      {access && <MethodChoice wantsCard={wantsCard} onChoose={onMethod} />}
      {access && wantsCard ? (
        <CardPayment
          access={access}
          merchant={chosen.merchant}
          amount={formatBaht(chosen.totalSatang)}
          savedCards={savedCards}
          busy={busy}
          problem={problem}
          onPay={onPay}
        />
      ) : (
        <>
          <FormProblem problem={problem} />
          {/* A press from before the script is kept for this button, and pays nothing but what it said. */}
          <Button key={chosen.id} variant="accent" size="lg" block loading={busy} onClick={() => onPay(null)}>
            <Unbroken>{t(isSure ? 'pay' : 'payEither', { amount: formatBaht(chosen.totalSatang) })}</Unbroken>
          </Button>
        </>
      )}
      <p className="text-center text-sm text-ink-2">
        {chosen.kind === 'buffet' && buffetUntil ? t('buffetExtends') : t('until', { day: formatDay(until) })}
      </p>
    </Card>
  )
}

/** Orders what is chosen and pays it, then leads to where that goes on. What does it comes with the first press. */
function useOrdering(next: string | null) {
  const router = useRouter()
  const place = usePlace()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const attempt = useRef<Attempt>(null)
  const order = async (choice: Attempt['choice'], by: CardChoice | null) => {
    const isSame = JSON.stringify(attempt.current?.choice) === JSON.stringify(choice)
    if (!isSame) attempt.current = { choice, key: crypto.randomUUID(), card: { current: null } }
    setBusy(true)
    setProblem(null)
    const late = await import('./order-and-pay').catch(() => null)
    const outcome =
      late && attempt.current
        ? await late.orderAndPay(attempt.current, { by, place, next })
        : { problem: localProblem('network') }
    if (!outcome) return
    if ('problem' in outcome) {
      setProblem(outcome.problem)
      setBusy(false)
      return
    }
    attempt.current = null
    router.push(outcome.path)
  }
  return { order, busy, problem }
}
