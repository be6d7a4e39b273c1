import { bangkokToday } from '@/validators/rules'

const inMonths = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** How many months a job took, both its first and its last one counted; days are YYYY-MM-DD, null is until now. */
export const monthsWorked = (
  startedOn: string,
  endedOn: string | null,
  today: string = bangkokToday(),
): number => Math.max(1, inMonths(endedOn ?? today) - inMonths(startedOn) + 1)

/** How many months of a life several jobs took: a month with two of them counts once. */
export function monthsInAll(
  jobs: readonly { readonly startedOn: string; readonly endedOn: string | null }[],
  today: string = bangkokToday(),
): number {
  const months = jobs.flatMap(({ startedOn, endedOn }) =>
    Array.from({ length: monthsWorked(startedOn, endedOn, today) }, (_, at) => inMonths(startedOn) + at),
  )
  return new Set(months).size
}

const format = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  timeZone: 'Asia/Bangkok',
  month: 'short',
  year: 'numeric',
})

/** The month of a day, such as "ม.ค. 2568". */
export const monthYear = (day: string): string => format.format(new Date(`${day}T12:00:00+07:00`))
