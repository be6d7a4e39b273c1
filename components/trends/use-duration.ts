import { useTranslations } from 'next-intl'

/** Says how long a number of hours is; null is a dash. */
export function useDuration(): (hours: number | null) => string {
  const t = useTranslations('trends')
  return (hours) => {
    if (hours === null) return t('none')
    if (hours < 1) return t('underAnHour')
    return hours < 48
      ? t('hours', { hours: Math.round(hours) })
      : t('daysLong', { days: Math.round(hours / 2.4) / 10 })
  }
}
