import type { cardPatterns } from './card-number'
import { latinDigits } from './digits'

export type CardBrand = keyof typeof cardPatterns

/** The digits that say whose card it is, while its number is being typed; the longer one decides. */
const beginnings: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
  [/^3[47]/, 'americanExpress'],
  [/^(352[89]|35[3-8])/, 'jcb'],
  [/^62/, 'unionPay'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^(30[0-5]|3095|36|3[89])/, 'dinersClub'],
]

/** The brand of a card's digits as far as they are typed; null where they do not say yet. */
export const cardBrandOf = (digits: string): CardBrand | null =>
  beginnings.find(([beginning]) => beginning.test(digits))?.[1] ?? null

/** How many digits stand together. */
const groupsOf = (brand: CardBrand | null): readonly number[] =>
  brand === 'americanExpress' ? [4, 6, 5] : [4, 4, 4, 4, 3]

/** The most digits of a number. */
const longest = 19

/** The digits of any script in a text, as Latin ones. */
export const cardDigits = (typed: string): string => latinDigits(typed).replace(/\D/g, '')

/** A card's number in the groups that stand on the card; anything but digits is left out. */
export function groupedCardNumber(typed: string): string {
  const digits = cardDigits(typed).slice(0, longest)
  const groups: string[] = []
  let at = 0
  for (const size of groupsOf(cardBrandOf(digits))) {
    if (at >= digits.length) break
    groups.push(digits.slice(at, at + size))
    at += size
  }
  if (at < digits.length) groups.push(digits.slice(at))
  return groups.join(' ')
}

/** The month of an expiry's digits: as many of them as can be one. */
function monthOf(digits: string): string {
  const two = digits.slice(0, 2)
  return Number(two) > 12 ? digits.slice(0, 1) : two
}

/** The expiry as month/year while it is being typed: parted where a person parts it, otherwise behind the month. */
export function groupedExpiry(typed: string): string {
  const [, own, rest = ''] = /^\D*(\d{1,2})\D(.*)$/s.exec(latinDigits(typed)) ?? []
  const digits = cardDigits(typed)
  const month = own ?? monthOf(digits)
  const behind = own === undefined ? digits.slice(month.length) : cardDigits(rest)
  const year = behind.slice(0, behind.startsWith('20') ? 4 : 2)
  // A month of one digit that no second one can follow.
  const shown = /^[2-9]$/.test(month) ? `0${month}` : month
  return own !== undefined || year ? `${shown}/${year}` : shown
}

/** Where the caret stands in a regrouped text: behind as many digits as before. */
export function caretAfter(typed: string, caret: number, grouped: string): number {
  const before = cardDigits(typed.slice(0, caret)).length
  if (before === 0) return 0
  let seen = 0
  for (let at = 0; at < grouped.length; at += 1) {
    if (/\d/.test(grouped.charAt(at))) seen += 1
    if (seen === before) return caret === typed.length ? grouped.length : at + 1
  }
  return grouped.length
}

/** Month and full year of MM/YY, with one digit for the month or four for the year as well; null where it is none. */
export function expiryOf(text: string): { readonly month: number; readonly year: number } | null {
  const [, month = '', year = ''] = /^(\d{1,2})\/(?:20)?(\d{2})$/.exec(text) ?? []
  const number = Number(month)
  return number >= 1 && number <= 12 ? { month: number, year: 2000 + Number(year) } : null
}

/** An expiry as it stands on cards, MM/YY; what is none stays as it was typed. */
export function tidyExpiry(text: string): string {
  const expiry = expiryOf(text)
  return expiry ? [expiry.month, expiry.year % 100].map((part) => `${part}`.padStart(2, '0')).join('/') : text
}

/** True once the month that a card expires in is over, in Thailand. */
export function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  // The first moment of the next month at +07:00.
  return Date.UTC(year, month, 1) - 7 * 3_600_000 <= now.getTime()
}

/** Digits of the code on the back, or on the front of American Express. */
export const codeLengthOf = (brand: CardBrand | null): number => (brand === 'americanExpress' ? 4 : 3)
