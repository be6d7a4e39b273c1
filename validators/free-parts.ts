/** The parts of a day, in their order; a night ends on the next day. Thai names: `resumes.parts` in messages/th.json. */
export const dayParts = [
  { key: 'morning', from: 6, until: 12 },
  { key: 'afternoon', from: 12, until: 18 },
  { key: 'evening', from: 18, until: 22 },
  { key: 'night', from: 22, until: 30 },
] as const

const daysOfWeek = 7

/** All parts of all days of a week. */
export const everyFreePart = 2 ** (daysOfWeek * dayParts.length) - 1

/** The bit of a part of a day: days count from Sunday = 0, parts from the morning. */
export const partBit = (day: number, part: number): number => 1 << (day * dayParts.length + part)

/** Whether a week's free parts include a part of a day. */
export const isPartFree = (freeParts: number, day: number, part: number): boolean =>
  (freeParts & partBit(day, part)) !== 0

/** The same with a part of a day made free or not. */
export const withPart = (freeParts: number, day: number, part: number, isFree: boolean): number =>
  isFree ? freeParts | partBit(day, part) : freeParts & ~partBit(day, part)

/** The bits of all parts of one day. */
export const dayBits = (day: number): number => (2 ** dayParts.length - 1) << (day * dayParts.length)

/** How many parts are free. */
export function countFreeParts(freeParts: number): number {
  let left = freeParts
  let parts = 0
  while (left !== 0) {
    left &= left - 1
    parts++
  }
  return parts
}

/** The free parts of one day of the week, of a week's. */
export const freePartsOn = (freeParts: number, day: number) =>
  dayParts.filter((_, part) => isPartFree(freeParts, day, part))

/** The bits of one day alone, of a week's: the lowest is its morning. */
export const freeBitsOf = (freeParts: number, day: number): number =>
  (freeParts >>> (day * dayParts.length)) & (2 ** dayParts.length - 1)
