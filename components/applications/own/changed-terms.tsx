import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import { ShiftTime } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import type { TermChange } from '@/lib/applications/own-application'
import { formatBaht } from '@/lib/money/format-baht'

type Terms = TermChange['was']
type Shift = Terms['shifts'][number]

const hoursOf = ({ date, startTime, endTime, breakMinutes }: Shift) =>
  [date, startTime, endTime, breakMinutes].join()

/** Each shift that is another than it was, beside the one it was; without a partner it was added or removed. */
function changedShifts({ was, becomes }: TermChange) {
  const partnerOf = (shift: Shift, others: readonly Shift[]) => others.find(({ id }) => id === shift.id)
  const kept = was.shifts.map((before) => ({ before, after: partnerOf(before, becomes.shifts) }))
  const added = becomes.shifts
    .filter((after) => !partnerOf(after, was.shifts))
    .map((after) => ({ before: undefined, after }))
  return [...kept, ...added].filter(
    ({ before, after }) => !before || !after || hoursOf(before) !== hoursOf(after),
  )
}

/** Whether the terms differ in anything that can be asked about, besides shifts that were cancelled. */
export const areOthers = (change: TermChange): boolean =>
  changedShifts(change).length > 0 ||
  (
    [
      'payUnit',
      'payAmount',
      'overtimePay',
      'paysHolidayRates',
      'payday',
      'branchName',
      'district',
      'province',
    ] as const
  ).some((term) => change.was[term] !== change.becomes[term])

type ChangedTermsProps = {
  change: TermChange
  title?: string
  /** What else there is to say of them. */
  children?: ReactNode
}

/** What changed of a job's terms: the former struck through, the new beside it. */
export function ChangedTerms({ change, title, children }: ChangedTermsProps) {
  const t = useTranslations('ownApplications.terms')
  const pay = useTranslations('ownApplications.pay')
  const { was, becomes } = change
  const rate = ({ payUnit, payAmount }: Terms) =>
    payUnit && payAmount !== null ? t('rate', { unit: payUnit, amount: formatBaht(payAmount) }) : null
  const place = ({ branchName, district, province }: Terms) =>
    [branchName, district, province].filter(Boolean).join(' ')
  const isLess = (before: number | null, after: number | null) =>
    before !== null && after !== null && after < before
  return (
    <div className="rounded-control border border-line bg-card text-sm">
      {title && <p className="px-3 pt-2 font-semibold">{title}</p>}
      <dl className="divide-y divide-line px-3">
        {rate(was) !== rate(becomes) && (
          <Row label={t('pay')} was={rate(was)} isWorse={isLess(was.payAmount, becomes.payAmount)}>
            {rate(becomes)}
          </Row>
        )}
        {was.totalPay !== null && becomes.totalPay !== null && was.totalPay !== becomes.totalPay && (
          <Row
            label={t('total')}
            was={<Money satang={was.totalPay} />}
            isWorse={isLess(was.totalPay, becomes.totalPay)}
          >
            <Money satang={becomes.totalPay} />
          </Row>
        )}
        {changedShifts(change).map(({ before, after }) => (
          <Row
            key={before?.id ?? after?.id}
            label={t(before ? 'shift' : 'added')}
            was={before && <Hours shift={before} other={after} />}
          >
            {after ? <Hours shift={after} other={before} /> : t('removed')}
          </Row>
        ))}
        {place(was) !== place(becomes) && (
          <Row label={t('place')} was={<Unbroken>{place(was)}</Unbroken>}>
            <Unbroken>{place(becomes)}</Unbroken>
          </Row>
        )}
        {was.payday !== becomes.payday && (
          <Row label={t('payday')} was={was.payday && pay('payday', { payday: was.payday })}>
            {becomes.payday && pay('payday', { payday: becomes.payday })}
          </Row>
        )}
      </dl>
      {(was.overtimePay !== becomes.overtimePay || was.paysHolidayRates !== becomes.paysHolidayRates) && (
        <p className="border-t border-line px-3 py-2">{t('rules')}</p>
      )}
      {children}
    </div>
  )
}

/** When a shift is, and its rest where only that is another. */
function Hours({ shift, other }: { shift: Shift; other: Shift | undefined }) {
  const t = useTranslations('ownApplications.terms')
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <ShiftTime shift={shift} />
      {other && other.breakMinutes !== shift.breakMinutes && (
        <span>{t('rest', { minutes: shift.breakMinutes })}</span>
      )}
    </span>
  )
}

type RowProps = { label: string; was: ReactNode; isWorse?: boolean; children: ReactNode }

function Row({ label, was, isWorse, children }: RowProps) {
  const t = useTranslations('ownApplications.terms')
  return (
    <div className="py-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2">
        {was && (
          <>
            <del className="text-ink-3 line-through">
              <span className="sr-only">{t('was')} </span>
              {was}
            </del>
            <Icon name="arrow-right" className="size-4 shrink-0 text-ink-3" />
          </>
        )}
        <span className={isWorse ? 'font-semibold text-chilli' : 'font-semibold'}>
          {was && <span className="sr-only">{t('becomes')} </span>}
          {children}
        </span>
      </dd>
    </div>
  )
}
