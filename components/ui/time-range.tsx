import { useTranslations } from 'next-intl'

type TimeRangeProps = {
  /** Times of day, HH:mm; an end at or before the start is on the next day and labelled so. */
  start: string
  end: string
}

/** The hours of a shift: 09:00–18:00 น. In a narrow space the line breaks before the label for the next day. */
export function TimeRange({ start, end }: TimeRangeProps) {
  const t = useTranslations('dates')
  return (
    <span>
      <span className="whitespace-nowrap">{t('range', { start, end })}</span>
      {end <= start && <span>{` ${t('untilNextDay')}`}</span>}
    </span>
  )
}
