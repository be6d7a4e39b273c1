import { useTranslations } from 'next-intl'
import { type Ref, useId } from 'react'
import { ShiftChecks } from '@/components/applications/shift-checks'
import { Unbroken } from '@/components/ui/unbroken'
import type { Giving, HeldJob } from '@/lib/applications/giving-back'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { daysAfterLeaving } from '@/validators/applicant-contact'
import { cannotComeReasons } from '@/validators/cannot-come-reasons'

type CannotComeFieldsProps = {
  job: HeldJob
  giving: Giving
  onChange: (giving: Giving) => void
  /** Whether it is said what is missing. */
  isFaultShown: boolean
  firstRef: Ref<HTMLInputElement>
}

/** Which shifts of a job somebody cannot come to, and why; in words, before they press, what becomes of which. */
export function CannotComeFields({ job, giving, onChange, isFaultShown, firstRef }: CannotComeFieldsProps) {
  const t = useTranslations('cannotCome')
  const id = useId()
  const { shiftIds, reason } = giving
  const noteOf = (pay: number | null, hasBegun: boolean) => {
    if (hasBegun) return t('begun')
    return pay === null ? '' : formatBaht(pay)
  }
  return (
    <div className="grid gap-4">
      <ShiftChecks
        label={t('which')}
        error={isFaultShown && shiftIds.length === 0 ? t('whichMissing') : undefined}
        shifts={job.shifts.map(({ pay, ...shift }) => {
          const hasBegun = !job.mayGiveBack.includes(shift.id)
          return { ...shift, note: noteOf(pay, hasBegun), isOff: hasBegun }
        })}
        chosen={shiftIds}
        onChange={(ids) => onChange({ ...giving, shiftIds: ids })}
        firstRef={firstRef}
      />
      <Consequence job={job} shiftIds={shiftIds} />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{t('why')}</legend>
        <div className="flex flex-wrap gap-2">
          {cannotComeReasons.map((one) => (
            <label key={one} className="chip-box">
              <input
                type="radio"
                name={`${id}-why`}
                checked={reason === one}
                onChange={() => onChange({ ...giving, reason: one })}
              />
              {t(`reasons.${one}`)}
            </label>
          ))}
        </div>
        {isFaultShown && reason === null && (
          <p role="alert" className="mt-1.5 text-sm text-chilli">
            {t('whyMissing')}
          </p>
        )}
      </fieldset>
    </div>
  )
}

/** What becomes of each shift. */
function Consequence({ job, shiftIds }: { job: HeldJob; shiftIds: readonly string[] }) {
  const { shifts, post, mayGiveBack } = job
  const t = useTranslations('cannotCome')
  const company = () => <Unbroken>{post.companyName}</Unbroken>
  const isGiven = ({ id }: { readonly id: string }) => shiftIds.includes(id)
  const given = shifts.filter(isGiven)
  // Of those that have begun none is to come.
  const kept = shifts.filter((shift) => !isGiven(shift) && mayGiveBack.includes(shift.id))
  if (given.length === 0) return mayGiveBack.length > 1 && <p className="text-sm text-ink-2">{t('partly')}</p>
  const isOnlyOfDay = ({ date }: (typeof shifts)[number]) =>
    shifts.filter((other) => other.date === date).length === 1
  const inWords = (some: typeof shifts) =>
    some
      .map((shift) =>
        isOnlyOfDay(shift)
          ? formatDay(shift.date)
          : t('at', { day: formatDay(shift.date), time: shift.startTime }),
      )
      .join(', ')
  return (
    <div role="status" className="grid gap-1 rounded-control bg-well px-3 py-2 text-sm">
      <p className="font-medium">{t.rich('given', { shifts: inWords(given), company })}</p>
      {kept.length > 0 && <p className="font-medium text-leaf">{t('kept', { shifts: inWords(kept) })}</p>}
      {kept.length > 0 && post.payUnit === 'job' && <p>{t('jobPay')}</p>}
      <p className="text-ink-2">
        {kept.length > 0
          ? t.rich('told', { company })
          : t.rich('toldOfAll', { company, days: daysAfterLeaving })}
      </p>
    </div>
  )
}
