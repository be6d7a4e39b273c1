import { useTranslations } from 'next-intl'
import { ShiftTimeList } from '@/components/ui/shift-time'
import type { OwnApplication } from '@/lib/applications/own-application'

/** What somebody had worked of a job whose rest was taken back; nothing where that was all of it. */
export function WorkedShifts({ application: { worked } }: { application: Pick<OwnApplication, 'worked'> }) {
  const t = useTranslations('ownApplications.shifts')
  if (worked.length === 0) return null
  return (
    <div className="rounded-control bg-well px-3 py-2 text-sm">
      <h4 className="font-semibold">{t('worked', { count: worked.length })}</h4>
      <ShiftTimeList shifts={worked} />
      <p className="text-ink-2">{t('stillPaid')}</p>
    </div>
  )
}
