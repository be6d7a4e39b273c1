import { readFileSync } from 'node:fs'
import { dayNumber, daysFrom, dayText } from './calendar'
import type { QuickPostBranch } from './places'
import type { QuickPost } from './read-quick-post'

/** The day for which all labelled lines were written, a Thursday. */
export const writtenOn = '2026-11-19'

const bangkok = 'กรุงเทพมหานคร'

/**
 * The files of labelled lines: those that rules were made for, whole ones and short ones about one field, and those they
 * were tried on once, when they were done.
 */
export const labelledFiles = {
  tuned: [
    './labelled-lines.txt',
    './group-lines.txt',
    './group-lines-held-out.txt',
    './group-lines-2.txt',
    './strangers-lines.txt',
    './strangers-lines-2.txt',
    './hurried-lines.txt',
  ],
  fragments: ['./fragments-of-time.txt', './fragments-of-terms.txt'],
  unseen: ['./group-lines-2-held-out.txt', './untuned-lines.txt', './strangers-lines-3.txt'],
} as const

/** The company whose branches the labelled lines name. */
export const labelledBranches: readonly QuickPostBranch[] = [
  { id: 'siam', name: 'ครัวยายบัว สยามสแควร์', district: 'ปทุมวัน', province: bangkok },
  { id: 'thonglor', name: 'ครัวยายบัว ทองหล่อ', district: 'วัฒนา', province: bangkok },
  { id: 'ari', name: 'ครัวยายบัว อารีย์', district: 'พญาไท', province: bangkok },
  { id: 'rama9', name: 'ครัวยายบัว เซ็นทรัล พระราม 9', district: 'ห้วยขวาง', province: bangkok },
  { id: 'nimman', name: 'ครัวยายบัว นิมมาน', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่' },
  { id: 'hatyai', name: 'ครัวยายบัว หาดใหญ่', district: 'หาดใหญ่', province: 'สงขลา' },
]

/** The fields whose accuracy is measured, as text; empty where the line says nothing about the field. */
export const labelledFields = ['date', 'time', 'headcount', 'pay', 'unit', 'place', 'workType'] as const
type LabelledField = (typeof labelledFields)[number]
type Answers = Readonly<Record<LabelledField, string>>

type LabelledLine = {
  readonly text: string
  /** The day it was written for, YYYY-MM-DD. */
  readonly today: string
  readonly expected: Answers
}

const nothing = (label: string) => (label === '-' ? '' : label)

/** Days as the labels write them: "11-20", "12-05..12-07", "2027-01-01"; without a year it is that of `today`. */
function labelledDays(label: string, today: string): string {
  const whole = (day: string) => (day.length === 5 ? `${today.slice(0, 5)}${day}` : day)
  const parts = nothing(label).split(' ').filter(Boolean)
  const days = parts.flatMap((part) => {
    const [first = '', last = first] = part.split('..').map(whole)
    return daysFrom(dayNumber(first), dayNumber(last)).map(dayText)
  })
  return days.join(' ')
}

/** Reads a file of labelled lines; "# today 2026-11-19" says the day that the lines below it were written for. */
export function labelledLines(file: string): LabelledLine[] {
  const rows = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  let today = ''
  return rows.flatMap((row) => {
    const isNote = row === '' || row.startsWith('# ')
    today = /^# today (\S+)$/.exec(row)?.[1] ?? today
    return isNote ? [] : labelledLine(row, today)
  })
}

function labelledLine(row: string, today: string): LabelledLine {
  const [text = '', date = '', time = '', headcount = '', pay = '', unit = '', place = '', workType = ''] =
    row.split(' | ')
  const plain = { time, headcount, pay, unit, place, workType }
  const named = Object.fromEntries(Object.entries(plain).map(([field, label]) => [field, nothing(label)]))
  return { text, today, expected: { ...named, date: labelledDays(date, today) } as Answers }
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
