import { useTranslations } from 'next-intl'

/** Says how long it is until a moment, in hours and minutes; one minute at least. */
export function useTimeLeft() {
  const t = useTranslations('ownApplications.ticket')
  return (until: Date, now: number): string => {
    const minutes = Math.max(1, Math.round((until.getTime() - now) / 60_000))
    return minutes < 60
      ? t('minutes', { minutes })
      : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
}
