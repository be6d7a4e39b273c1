import { publicHoliday } from '@/validators/public-holidays'

type Time = { readonly date?: string | null | undefined }

const weekdays = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'] as const

/** What people type to find work by its days: their names, and that they are days off for others. */
export function dayWords(times: readonly Time[]): string[] {
  const dates = times.flatMap(({ date }) => (date ? [date] : []))
  const days = new Set(dates.map((date) => new Date(`${date}T00:00:00Z`).getUTCDay()))
  const isWeekend = days.has(0) || days.has(6)
  const isHoliday = dates.some((date) => publicHoliday(date) !== undefined)
  return [
    ...[...days].flatMap((day) => (weekdays[day] ? [`วัน${weekdays[day]}`] : [])),
    ...(isWeekend ? ['เสาร์อาทิตย์', 'สุดสัปดาห์'] : []),
    ...(isHoliday ? ['วันหยุดนักขัตฤกษ์'] : []),
    ...(isWeekend || isHoliday ? ['วันหยุด'] : []),
  ]
}
