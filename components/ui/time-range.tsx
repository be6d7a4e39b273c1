import { useTranslations } from 'next-intl'

type TimeRangeProps = {
  /** Times of day, HH:mm; an end at or before the start is on the next day, and said so. */
  start: string
  end: string
}

/** A shift's hours as people write them: 09:00–18:00 น. A narrow line breaks before what is said of the next day. */
export function TimeRange({ start, end }: TimeRangeProps) {
  const t = useTranslations('dates')
  return (
    <span>
      <span className="whitespace-nowrap">{t('range', { start, end })}</span>
      {end <= start && ` ${t('untilNextDay')}`}
    </span>
  )
}
