import { dayNumber, dayText } from './calendar'
import type { ReadDates } from './dates'
import type { Line } from './line'
import type { Hours } from './times'

/** Midnight as the end of a day as well: what begins a day by the clock is 0.00. */
const midnight = /เท[ี่]*ยงคืน|(?:[6๖]|หก)\s*ทุ[่้]?ม|24[.:]00/

/** The days on which shifts begin; or those that are meant with one of several readings of the words, to be asked about. */
export type ShiftDays = Pick<ReadDates, 'dates' | 'possible'>

/**
 * The days on which the shifts begin: a shift after midnight "on Saturday night" is on the calendar's Sunday. Midnight of
 * a day is its beginning to some and its end to others: such days are left out, and their words marked as not clear.
 */
export function daysOfNights(
  line: Line,
  { dates, possible, areNights }: ReadDates,
  { startTime, laterShift }: Hours,
): ShiftDays {
  const asRead = { dates, possible }
  const isAfterMidnight = startTime !== null && startTime < '05:00'
  if (!isAfterMidnight || (!areNights && !/^00:/.test(startTime))) return asRead
  const [day, second] = dates
  const next = day && !second && !laterShift ? dayText(dayNumber(day) + 1) : null
  if (areNights && next) return { dates: [next], possible: [] }
  if (!areNights && !midnight.test(line.typed)) return asRead
  line.doubt('date')
  return { dates: [], possible: day && next ? [[day], [next]] : possible }
}
