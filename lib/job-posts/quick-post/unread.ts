import { type Found, type Line, pattern } from './line'
import { readNumber } from './numbers'

/** A day that no calendar has ("32/12", "5/13/2569"), as nobody writes anything else. */
const days = pattern('(?<![\\d/.,:-])(?<day>\\d{1,2})/(?<month>\\d{1,2})(/(?<year>\\d{2,4}))?(?![\\d/.,:-])')

/** Figures behind a word for pay, which no sum was read from: "วันละ 0.5", "วันละ -500". */
const sums = pattern(
  '(วันละ|ชั่วโมงละ|ชม\\.?ละ|คืนละ|คนละ|กะละ|ค่าแรง|ค่าจ้าง|ค่าตอบแทน)\\s*-?\\d[\\d.,]*(?![\\d:/])',
)
/** Two sums without a word for money: "500-600". */
const ranges = pattern('(?<![\\d.,:/-])(?<from>[1-9]\\d{2,3})\\s*-\\s*(?<to>[1-9]\\d{2,3})(?![\\d.,:/-])')

const mostDays = 31
const mostMonths = 12

const isNoDay = ({ groups: { day, month, year } }: Found) =>
  year !== undefined || Number(month) > mostMonths ? Number(day) <= mostDays : isDayTooLate(day, month)

/** A day behind the last of any month, by a few; larger figures count something else. */
const isDayTooLate = (day: string | undefined, month: string | undefined) =>
  Number(day) > mostDays && Number(day) < 40 && Number(month) <= mostMonths

const isLikePay = (figures = '') => {
  const amount = readNumber(figures) ?? 0
  return amount >= 250 && amount <= 3_000 && amount % 10 === 0
}

const isOpen = (line: Line, topic: 'date' | 'pay') => line.marks.every((mark) => mark.topic !== topic)

/** Marks as not clear the days of a line that no calendar has, where no other day was read. */
export function markUnreadDays(line: Line): void {
  if (isOpen(line, 'date')) for (const day of line.find(days).filter(isNoDay)) line.take('date', day, false)
}

/** Marks as not clear what is left of a line that speaks of its day or its pay, where nothing was read of them. */
export function markUnread(line: Line): void {
  markUnreadDays(line)
  if (!isOpen(line, 'pay')) return
  const isTimed = line.marks.some(({ topic }) => topic === 'time')
  const like = line
    .find(ranges)
    .filter(({ groups: { from, to } }) => isLikePay(from) && isLikePay(to) && Number(from) < Number(to))
    .filter(({ groups: { to = '' } }) => isTimed || to.length < 4)
  for (const sum of [...line.find(sums), ...like]) line.take('pay', sum, false)
}
