import type { useTranslations } from 'next-intl'
import { areShiftsChosen, personDays } from '@/validators/shift-places'

/** That somebody has to come on all days of a post; null where there is one, or where people choose. */
export function everyDay(
  t: ReturnType<typeof useTranslations<'jobs.inAll'>>,
  post: Parameters<typeof personDays>[0],
): string | null {
  const days = personDays(post).length
  return !areShiftsChosen(post) && days > 1 ? t('everyDay', { days }) : null
}
