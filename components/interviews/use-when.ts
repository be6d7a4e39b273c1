import { useTranslations } from 'next-intl'
import { formatClock, formatDay } from '@/lib/dates/format-thai'

/** Says a moment of an interview, which is never far enough to need its year: "ศ. 20 พ.ย. 10:00 น." */
export function useWhen(): (at: string) => string {
  const t = useTranslations('interviewing')
  return (at) => {
    const moment = new Date(at)
    return t('when', { day: formatDay(moment).replace(/ \d+$/, ''), time: formatClock(moment) })
  }
}
