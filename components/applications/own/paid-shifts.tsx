import { useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import { ShiftTime } from '@/components/ui/shift-time'
import type { OwnApplication } from '@/lib/applications/own-application'

type PaidShiftsProps = { application: Pick<OwnApplication, 'shifts' | 'totalPay' | 'post'> }

/** The shifts of a job one by one, with the rest and the pay of each, and what all of them come to and when that is paid. */
export function PaidShifts({ application: { shifts, totalPay, post } }: PaidShiftsProps) {
  const t = useTranslations('ownApplications.pay')
  const inWords = useTranslations('ownApplications.shifts')
  return (
    <div className="rounded-control bg-well px-3 py-2 text-sm">
      <ul className="grid gap-1">
        {shifts.map(({ pay, ...shift }) => (
          <li key={shift.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0">
              <ShiftTime shift={shift} />
              {shift.breakMinutes > 0 && (
                <span className="block text-ink-3">{inWords('rest', { minutes: shift.breakMinutes })}</span>
              )}
            </span>
            {pay !== null && <Money satang={pay} className="font-medium tabular-nums" />}
          </li>
        ))}
      </ul>
      {totalPay !== null && (
        <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-1.5 font-semibold">
          <span>{t('total', { shifts: shifts.length })}</span>
          <Money satang={totalPay} className="tabular-nums" />
        </p>
      )}
      {post.payday && <p className="text-ink-2">{t('payday', { payday: post.payday })}</p>}
    </div>
  )
}
