import { currentTime } from '@/validators/clock'
import { daysUntil } from './format-thai'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long ago a moment was, in the unit people would use; "day" means that the date is shown. */
export type TimeAgo = {
  readonly unit: 'now' | 'minutes' | 'hours' | 'yesterday' | 'day'
  readonly count: number
}

/** How long ago a moment was: minutes, hours up to 24, then yesterday and earlier days in Thailand. */
export function timeAgo(moment: Date, now: Date = currentTime()): TimeAgo {
  const passed = now.getTime() - moment.getTime()
  if (passed < minuteMs) return { unit: 'now', count: 0 }
  if (passed < hourMs) return { unit: 'minutes', count: Math.floor(passed / minuteMs) }
  if (passed < 24 * hourMs) return { unit: 'hours', count: Math.floor(passed / hourMs) }
  const days = -daysUntil(moment, now)
  return { unit: days === 1 ? 'yesterday' : 'day', count: days }
}
