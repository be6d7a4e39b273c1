import { useTranslations } from 'next-intl'
import { formatDay } from '@/lib/dates/format-thai'
import { horizonYears, yearsFrom } from '@/validators/horizon'
import { bangkokToday } from '@/validators/rules'
import type { JobsView } from './jobs-view'

/** Says of a first day that lies beyond all that is planned that its year may be mistyped; nothing of any other. */
export function FarDay({ view: { from } }: { view: JobsView }) {
  const t = useTranslations('jobs.nothing')
  if (!from || from <= yearsFrom(bangkokToday(), horizonYears)) return null
  return <p>{t('farDay', { day: formatDay(from), years: horizonYears })}</p>
}
