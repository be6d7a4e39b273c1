'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type Ref, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FieldPath, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatBaht } from '@/lib/money/format-baht'
import { pricePerUnit } from '@/lib/money/unit-price'
import { type ShiftChoice, shiftChoices } from '@/validators/job-post-terms'
import { brokenLaws, type Finding, labourFindings } from '@/validators/labour-law'
import { minimumWage, type Place } from '@/validators/minimum-wages'
import { personDays } from '@/validators/shift-places'
import { wageCost } from '@/validators/wage-cost'
import { timeLimits } from '@/validators/working-time'
import type { BranchChoice } from '../branch-choice'
import { WageTotal } from '../wage-total'
import { WorkerView } from '../worker-view'
import type { CreditOffer } from './credits'
import type { JobPostValues } from './job-post-values'
import { PinHint } from './pin-hint'
import type { UsualPart } from './quick-post-box'
import { useFindingText } from './use-finding-text'

export type FoldedPostProps = {
  ref: Ref<HTMLElement>
  branches: readonly BranchChoice[]
  /** What publishing costs, in words. */
  priceNote: ReactNode
  /** The credits to buy before it can be published. */
  offers: readonly CreditOffer[]
  /** Unfolds the form, at a field. */
  onField: (name?: FieldPath<JobPostValues>) => void
  /** Stores the post until the credits are paid, and leads to paying. */
  onBuy: (offer: CreditOffer) => void
  isMoreOpen: boolean
  onMore: () => void
  /** Stores what is typed, where it is stored by itself. */
  storeNow: () => Promise<void>
  /** What nobody said, so that the usual value of it stands in the card. */
  unsaid?: readonly UsualPart[]
}

const linkClass = 'min-h-11 shrink-0 font-medium underline underline-offset-4'

/** A post as one card, as workers will see it, with what it pays and costs: all there is to check before it is published. */
export default function FoldedPost({
  ref,
  branches,
  priceNote,
  offers,
  onField,
  onBuy,
  isMoreOpen,
  onMore,
  storeNow,
  unsaid = [],
}: FoldedPostProps) {
  const t = useTranslations('jobPosts.form')
  const { branchId, shifts = [], ...terms } = useWatch<JobPostValues>() as JobPostValues
  const place = branches.find(({ id }) => id === branchId) ?? null
  const values = { ...terms, shifts }
  return (
    <section ref={ref} tabIndex={-1} aria-label={t('preview')} className="grid gap-3 outline-none">
      <WorkerView
        post={{ ...values, branchName: place?.name }}
        action={
          <button type="button" onClick={() => onField()} className={linkClass}>
            {t('edit')}
          </button>
        }
        choiceAction={shifts.length > 1 && terms.payUnit !== 'job' && <OtherChoice now={terms.shiftChoice} />}
      />
      <Usual unsaid={unsaid} values={values} onField={onField} />
      {place?.asksPin && (
        <div className="pt-3">
          <PinHint branches={branches} storeNow={storeNow} />
        </div>
      )}
      <WageCheck values={values} place={place} onField={onField} />
      {offers.length > 0 ? <Offers offers={offers} onBuy={onBuy} /> : priceNote}
      <div className="flex items-center justify-between gap-3 text-sm text-ink-2">
        {t('moreParts')}
        <button type="button" aria-expanded={isMoreOpen} onClick={onMore} className={linkClass}>
          {t('more')}
        </button>
      </div>
    </section>
  )
}

/** What stands in the card because it is usual, each leading to where it is changed. */
function Usual({
  unsaid,
  values: { shifts, payday },
  onField,
}: Pick<WageCheckProps, 'values' | 'onField'> & { unsaid: readonly UsualPart[] }) {
  const t = useTranslations('jobPosts')
  const isRest = shifts.length > 0 && shifts.every(({ breakMinutes }) => breakMinutes === timeLimits.rest)
  const parts: readonly (false | { readonly field: FieldPath<JobPostValues>; readonly text: string })[] = [
    unsaid.includes('rest') &&
      isRest && { field: 'shifts.0.breakMinutes', text: t('breakOf', { minutes: timeLimits.rest }) },
    unsaid.includes('payday') && payday === 'same_day' && { field: 'payday', text: t('paydays.same_day') },
  ]
  const usual = parts.filter((part) => part !== false)
  if (usual.length === 0) return null
  return (
    <div className="text-sm text-ink-2">
      <p>{t('form.usualTerms')}</p>
      <div className="flex flex-wrap gap-x-4">
        {usual.map(({ field, text }) => (
          <button key={field} type="button" onClick={() => onField(field)} className={linkClass}>
            {t('form.changeUsual', { part: text })}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Changes who works which shift: once somebody has applied, nobody can. */
function OtherChoice({ now }: { now: JobPostValues['shiftChoice'] }) {
  const t = useTranslations('jobPosts')
  const { setValue } = useFormContext<JobPostValues>()
  const buttons = useRef<HTMLDivElement>(null)
  const choose = (choice: ShiftChoice) => {
    flushSync(() => setValue('shiftChoice', choice, { shouldDirty: true, shouldValidate: true }))
    // Of the two buttons of the question one is left, and it may not be the pressed one.
    buttons.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={buttons} className="flex flex-wrap items-center gap-2">
      {!now && <p className="w-full font-medium">{t('form.shiftChoice')}</p>}
      {shiftChoices
        .filter((choice) => choice !== now)
        .map((choice) => (
          <Button key={now ? 'other' : choice} variant="secondary" size="sm" onClick={() => choose(choice)}>
            {now
              ? t('form.changeChoice', { choice: t(`shiftChoices.${choice}`) })
              : t(`shiftChoices.${choice}`)}
          </Button>
        ))}
      <p role="status" className="sr-only">
        {now && t(`shiftChoices.${now}`)}
      </p>
    </div>
  )
}

type WageCheckProps = {
  values: Omit<JobPostValues, 'shifts'> & { readonly shifts: NonNullable<JobPostValues['shifts']> }
  place: Place | null
  onField: FoldedPostProps['onField']
}

/** What all wages come to, and whether the law allows the terms. */
function WageCheck({ values, place, onField }: WageCheckProps) {
  const t = useTranslations('jobPosts')
  const textOf = useFindingText()
  const findings = labourFindings(values, place)
  const alike = ({ rule }: Finding) => findings.filter((other) => other.rule === rule)
  const isLawful = brokenLaws(findings).length === 0
  const lead = wageLead(values, place)
  return (
    <>
      {findings
        .filter((finding) => alike(finding)[0] === finding)
        .map((finding) => (
          <Alert
            key={finding.rule}
            tone={brokenLaws([finding]).length > 0 ? 'chilli' : 'mango'}
            title={textOf(finding, 'title')}
            action={
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onField(finding.field as FieldPath<JobPostValues>)}
              >
                {t('form.see')}
              </Button>
            }
          >
            <p>{textOf(finding, 'explain')}</p>
            {alike(finding).length > 1 && <p>{t('labourLaw.more', { count: alike(finding).length - 1 })}</p>}
          </Alert>
        ))}
      {wageCost(values) && (
        <div
          className={
            isLawful ? 'flex gap-2.5 rounded-card bg-leaf-soft p-4' : 'flex gap-2.5 rounded-card bg-well p-4'
          }
        >
          {isLawful && <Icon name="check-double" className="mt-0.5 size-5 text-leaf" />}
          <div className="min-w-0 flex-1">
            {isLawful && lead !== null && (
              <p className="text-sm text-leaf">
                {lead > 0 ? t('form.aboveMinimum', { amount: formatBaht(lead) }) : t('form.atMinimum')}
              </p>
            )}
            <WageTotal terms={values} />
          </div>
        </div>
      )}
    </>
  )
}

/** Satang by which a day's pay is above the least that the law allows on any of its days; null for other pay. */
function wageLead({ payUnit, payAmount, ...values }: WageCheckProps['values'], place: Place | null) {
  if (payUnit !== 'day' || !payAmount) return null
  const least = personDays({ ...values, payUnit }).map(({ date }) => minimumWage(place, date)?.amount ?? 0)
  return least.length > 0 ? payAmount - Math.max(...least) : null
}

/** Credits to buy, each row leading to its payment, after which the post publishes itself. */
function Offers({ offers, onBuy }: Pick<FoldedPostProps, 'offers' | 'onBuy'>) {
  const t = useTranslations('jobPosts.form')
  const { isSubmitting } = useFormState()
  return (
    <section aria-label={t('noCredit')} className="grid gap-3 rounded-card bg-mango-soft p-4">
      <div>
        <h2 className="text-lg font-semibold">{t('noCredit')}</h2>
        <p className="text-sm text-ink-2">{t('noCreditAbout')}</p>
      </div>
      <ul className="overflow-hidden rounded-card border border-line bg-card">
        {offers.map((offer) => (
          <li key={offer.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              aria-disabled={isSubmitting || undefined}
              onClick={() => !isSubmitting && onBuy(offer)}
              className="flex min-h-13 w-full items-center justify-between gap-3 px-4 py-2.5 text-left hover:bg-well"
            >
              <span>
                <span className="block font-semibold">{t('offer', { count: offer.size })}</span>
                {offer.size > 1 && (
                  <span className="block text-sm text-ink-3">
                    {t('offerEach', {
                      price: formatBaht(pricePerUnit({ size: offer.size, satang: offer.priceSatang })),
                    })}
                  </span>
                )}
              </span>
              <span className="font-semibold tabular-nums">{formatBaht(offer.priceSatang)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-3">{t('offersBeforeVat')}</p>
    </section>
  )
}
