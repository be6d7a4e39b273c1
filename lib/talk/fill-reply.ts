import { formatDay } from '@/lib/dates/format-thai'

/** What a saved text may leave open. */
export type ReplyFacts = Readonly<Partial<Record<'ชื่อ' | 'งาน' | 'วัน' | 'เวลา' | 'ร้าน', string>>>

/** A shift of a post, which a draft may leave open. */
type Shift = {
  readonly date: string | null
  readonly startTime: string | null
  readonly endTime: string | null
}

const open = /\{(ชื่อ|งาน|วัน|เวลา|ร้าน)\}/gu

/** A saved text with what is known filled in; the rest stays for the person to fill. */
export const fillReply = (text: string, facts: ReplyFacts): string =>
  text.replace(open, (whole, name: keyof ReplyFacts) => facts[name] ?? whole)

/** Where the first part lies that is still to be filled; null when none is. */
export function openPart(text: string): { readonly start: number; readonly end: number } | null {
  const found = new RegExp(open.source, 'u').exec(text)
  return found && { start: found.index, end: found.index + found[0].length }
}

/** Whether a text asks for a day or its hours. */
export const asksForShift = (text: string): boolean => /\{(?:วัน|เวลา)\}/u.test(text)

/** The day and hours of the next shift from today. */
export function factsOfShifts(shifts: readonly Shift[], today: string): ReplyFacts {
  const [next] = shifts
    .flatMap(({ date, startTime, endTime }) =>
      date && startTime && endTime ? [{ date, startTime, endTime }] : [],
    )
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date + one.startTime < other.date + other.startTime ? -1 : 1))
  return next ? { วัน: formatDay(next.date), เวลา: `${next.startTime}–${next.endTime} น.` } : {}
}
