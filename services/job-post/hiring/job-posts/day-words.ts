import { publicHoliday } from '@/validators/public-holidays'

type Time = {
  readonly date?: string | null | undefined
  readonly startTime?: string | null | undefined
  readonly endTime?: string | null | undefined
}

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

/** The parts of a day in which work begins, by its first hour that no longer belongs to one, and how people call each. */
const partsOfDay: readonly (readonly [until: number, words: readonly string[]])[] = [
  [4, ['กะดึก', 'กลางคืน']],
  [11, ['กะเช้า', 'ช่วงเช้า', 'ตอนเช้า']],
  [15, ['กะบ่าย', 'ช่วงบ่าย', 'ตอนบ่าย']],
  [21, ['กะเย็น', 'ช่วงเย็น', 'ตอนเย็น']],
  [24, ['กะดึก', 'กลางคืน']],
]
/** From when on pupils and others who are busy by day can come. */
const afterSchool = 16
const lastAfterSchool = 20
/** Work that goes on until then is done at night. */
const lateEnd = 5

const hourOf = (time: string) => Number(time.slice(0, 2))

/** What people type to find work by the part of the day. */
export function hourWords(times: readonly Time[]): string[] {
  const words = times.flatMap(({ startTime, endTime }) => {
    if (!startTime) return []
    const start = hourOf(startTime)
    const goesOnAtNight = endTime && endTime < startTime && hourOf(endTime) >= 1 && hourOf(endTime) <= lateEnd
    return [
      ...(partsOfDay.find(([until]) => start < until)?.[1] ?? []),
      ...(start >= afterSchool && start <= lastAfterSchool ? ['หลังเลิกเรียน', 'หลังเลิกงาน'] : []),
      ...(goesOnAtNight ? ['กะดึก', 'กลางคืน'] : []),
    ]
  })
  return [...new Set(words)]
}
