import { useTranslations } from 'next-intl'
import { formatDay } from '@/lib/dates/format-thai'
import type { Finding } from '@/validators/labour-law'

/** Returns the function that says a part of what there is to say of a labour-law finding, with its days and numbers. */
export function useFindingText(): (
  finding: Finding,
  part: 'title' | 'explain' | 'source' | 'mend',
) => string {
  const t = useTranslations('jobPosts.labourLaw')
  const holidayName = useTranslations('jobPosts.holidays')
  return ({ rule, params, dates }, part) => {
    const days = Object.entries(dates).map(([name, date]) => [name, formatDay(date)])
    const holiday = rule === 'holiday' && { holiday: holidayName(params.holiday as 'new_year') }
    const values = { ...params, ...Object.fromEntries(days), ...holiday }
    return t(`${rule}.${part}` as 'rest.title', values as never)
  }
}
