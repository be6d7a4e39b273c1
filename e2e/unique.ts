import process from 'node:process'

const worker = () => Number(process.env.TEST_WORKER_INDEX ?? 0)

/** How many numbers and places this worker process has given. */
let given = 0
let places = 0

/**
 * Eight digits that nothing else in this run has: Playwright gives every worker process an index of its own, also one that
 * takes the place of another after a failure.
 */
export function uniqueDigits(): string {
  given += 1
  return `${String(worker()).padStart(4, '0')}${String(given).padStart(4, '0')}`
}

/** Digits as letters, with one alphabet for those at even places and another for those at odd places. */
const spelled = (even: string, odd: string) =>
  Array.from(uniqueDigits(), (digit, place) => (place % 2 === 0 ? even : odd)[Number(digit)]).join('')

/**
 * A word of Thai letters for titles and names, which nothing else in this run has. Digits could be read as a telephone
 * number, Latin letters as English text. No letter sounds like another, so that a misspelt search tells words apart too.
 */
export const uniqueWord = () => spelled('กขคงจฉชซฆฌ', 'ตถทนบพฟมยว')

export type Coordinates = { readonly lat: string; readonly lng: string }

/** A place at least two kilometres from any other, for searches within one that find nobody of another test. */
export function uniquePlace(): Coordinates {
  places += 1
  const cell = worker() * 500 + places
  const degrees = (from: number, steps: number) => (from + steps * 0.02).toFixed(4)
  return { lat: degrees(6, cell % 700), lng: degrees(98, Math.floor(cell / 700)) }
}

/** An e-mail address that nothing else in this run uses. */
export const uniqueEmail = (prefix: string) => `${prefix}-${spelled('bcdfghjkmn', 'pqrstvwxyz')}@example.com`
