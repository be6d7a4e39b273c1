import { daysFrom } from './calendar'
import type { Days } from './days-of-months'
import { type Found, type Line, overlaps, pattern, type Stretch } from './line'
import { readNumber, smallNumber } from './numbers'

const length = pattern(`(?<!ละ\\s*|อีก\\s*|\\/\\s*)(?<count>${smallNumber})\\s*วัน(?!ละ|ที่|นี้|\\/)`)

/** Words for how many days the work goes on. */
export type Length = Found

/** Where a line says for how many days, outside the words for days. */
export const lengthsBeside = (line: Line, items: readonly Stretch[]): Length[] =>
  line.find(length).filter((stretch) => !items.some((item) => overlaps(item, stretch)))

/** "Three days" after a single first day are that one and the two that follow; elsewhere it has to agree. */
export function forSomeDays(
  line: Line,
  items: readonly Stretch[],
  days: readonly number[],
  [found, second]: readonly Length[],
): Days {
  const end = items.at(-1)
  if (end && /^\s*เป็นต้นไป/.test(line.after(end))) return null
  if (!found || second) return days
  const count = readNumber(found.groups.count ?? '')
  const [first] = days
  const isFit = count !== null && (days.length === 1 || days.length === count)
  line.take('date', found, isFit)
  if (!isFit || first === undefined || count === null) return null
  return days.length === 1 ? daysFrom(first, first + count - 1) : days
}
