import { daysUntil, formatClock, formatDay, shortDay } from '@/lib/dates/format-thai'

type Words = { readonly today: string; readonly yesterday: string }

/** When something happened, as a list shows it: the time of today, "yesterday", or the day. */
export function whenInList(at: string, now: Date, { yesterday }: Words): string {
  const moment = new Date(at)
  const days = -daysUntil(moment, now)
  if (days <= 0) return formatClock(moment)
  return days === 1 ? yesterday : shortDay(moment)
}

/** The name of a day between messages. */
export function dayName(at: string, now: Date, { today, yesterday }: Words): string {
  const moment = new Date(at)
  const days = -daysUntil(moment, now)
  if (days <= 0) return today
  if (days === 1) return yesterday
  return days < 300 ? shortDay(moment) : formatDay(moment)
}

/** The time of day of a message. */
export const clockOf = (at: string): string => formatClock(new Date(at))
