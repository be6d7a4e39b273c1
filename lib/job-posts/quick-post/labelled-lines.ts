import { readFileSync } from 'node:fs'
import { dayNumber, daysFrom, dayText } from './calendar'
import type { QuickPostBranch } from './places'
import type { QuickPost } from './read-quick-post'

/** The day all labelled lines were written for, a Thursday. */
export const writtenOn = '2026-11-19'

const bangkok = 'กรุงเทพมหานคร'

/** The company whose branches the labelled lines name. */
export const labelledBranches: readonly QuickPostBranch[] = [
  { id: 'siam', name: 'ครัวยายบัว สยามสแควร์', district: 'ปทุมวัน', province: bangkok },
  { id: 'thonglor', name: 'ครัวยายบัว ทองหล่อ', district: 'วัฒนา', province: bangkok },
  { id: 'ari', name: 'ครัวยายบัว อารีย์', district: 'พญาไท', province: bangkok },
  { id: 'rama9', name: 'ครัวยายบัว เซ็นทรัล พระราม 9', district: 'ห้วยขวาง', province: bangkok },
  { id: 'nimman', name: 'ครัวยายบัว นิมมาน', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่' },
  { id: 'hatyai', name: 'ครัวยายบัว หาดใหญ่', district: 'หาดใหญ่', province: 'สงขลา' },
]

/** What the accuracy is counted for, as text; the empty text where nothing is to be understood. */
export const labelledFields = ['date', 'time', 'headcount', 'pay', 'unit', 'place', 'workType'] as const
type LabelledField = (typeof labelledFields)[number]
type Answers = Readonly<Record<LabelledField, string>>

type LabelledLine = {
  readonly text: string
  readonly expected: Answers
  /** Every third line was not looked at while the rules were tuned. */
  readonly isHeldBack: boolean
}

const nothing = (label: string) => (label === '-' ? '' : label)

/** Days as the labels write them: "11-20", "12-05..12-07", "2027-01-01"; without a year it is 2026. */
function labelledDays(label: string): string {
  const whole = (day: string) => (day.length === 5 ? `2026-${day}` : day)
  const parts = nothing(label).split(' ').filter(Boolean)
  const days = parts.flatMap((part) => {
    const [first = '', last = first] = part.split('..').map(whole)
    return daysFrom(dayNumber(first), dayNumber(last)).map(dayText)
  })
  return days.join(' ')
}

/** Reads labelled-lines.txt. */
export function labelledLines(): LabelledLine[] {
  const file = readFileSync(new URL('./labelled-lines.txt', import.meta.url), 'utf8')
  const rows = file.split('\n').filter((row) => row && !row.startsWith('#'))
  return rows.map((row, index) => {
    const [text = '', date = '', time = '', headcount = '', pay = '', unit = '', place = '', workType = ''] =
      row.split(' | ')
    const plain = { time, headcount, pay, unit, place, workType }
    const named = Object.fromEntries(Object.entries(plain).map(([field, label]) => [field, nothing(label)]))
    return {
      text,
      expected: { ...named, date: labelledDays(date) } as Answers,
      isHeldBack: index % 3 === 2,
    }
  })
}

/** What was read, in the words of the labels. */
export function answersOf(post: QuickPost): Answers {
  const { dates, startTime, endTime, laterShift, headcount, payAmount, payUnit, branchId, workType } = post
  return {
    date: dates.join(' '),
    time: [{ startTime, endTime }, laterShift]
      .flatMap((shift) =>
        shift?.startTime || shift?.endTime ? `${shift.startTime ?? ''}-${shift.endTime ?? ''}` : [],
      )
      .join(' '),
    headcount: headcount === null ? '' : String(headcount),
    pay: payAmount === null ? '' : String(payAmount / 100),
    unit: payUnit ?? '',
    place: branchId ?? '',
    workType: workType ?? '',
  }
}
