import { latinDigits } from './digits'
import { oneForm } from './one-form'

/**
 * Numbers companies and branches are called at: mobiles and other numbers of ten digits (the specification's rule), landlines of
 * nine, either with an extension. The account's own number keeps the specification's rule alone (decision 83).
 */

const extensionWord = '(?:ต่อ|เบอร์ต่อ|เบอร์ภายใน|ภายใน|#|,|;?\\s*(?:extension|ext|x)\\.?=?)'
const typedNumber = new RegExp(
  `^(?:tel:)?(?<number>[+(]?[\\d\\s\\u2010-\\u2015\\u2212()./_~-]*\\d)(?:\\s*\\(?${extensionWord}\\s*[:.]?\\s*(?<extension>\\d{1,6})\\)?)?$`,
  'iu',
)

/** More than any number is typed with, so that nobody has the pattern read a book. */
const longestTyped = 60

/** As it is stored: digits alone, then perhaps " ต่อ " and the extension. */
const stored = /^(?<number>0\d{9}|0[23457]\d{7})(?: ต่อ (?<extension>\d{1,6}))?$/

/**
 * A number as people write it ("(02) 123-4567 #12", "+66 2 123 4567 ext. 12", Thai numerals) as it is stored: "021234567 ต่อ 12".
 * Anything that is no such writing comes back as it was typed.
 */
export function tidyContactPhone(typed: string): string {
  if (typed.length > longestTyped) return typed
  const { number = '', extension } = typedNumber.exec(latinDigits(oneForm(typed)).trim())?.groups ?? {}
  const digits = number.replace(/[^+\d]/g, '').replace(/^(?:\+|00)?66(?=0?\d{8,9}$)0?/, '0')
  if (!/^\d+$/.test(digits)) return typed
  return extension === undefined ? digits : `${digits} ต่อ ${extension}`
}

/** Ten digits that begin with 0, or a landline's nine (NBTC numbering plan), with an extension of up to six digits or without. */
export const isContactPhone = (text: string): boolean => stored.test(text)

const grouped = (digits: string) => {
  if (digits.length === 10) return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  const area = digits.startsWith('02') ? 2 : 3
  return [digits.slice(0, area), digits.slice(area, area + 3), digits.slice(area + 3)]
}

/** A stored number as people read it: "02-123-4567 ต่อ 12"; one of another kind as it is. */
export function shownPhone(phone: string): string {
  const { number, extension } = stored.exec(phone)?.groups ?? {}
  if (!number) return phone
  const shown = grouped(number).join('-')
  return extension === undefined ? shown : `${shown} ต่อ ${extension}`
}

/**
 * Where a press on a stored number leads. The extension follows a comma, the pause every telephone knows; few know RFC 3966's
 * ";ext=".
 */
export function phoneHref(phone: string): string {
  const { number, extension } = stored.exec(phone)?.groups ?? {}
  if (!number) return `tel:${phone.replace(/[^+\d]/g, '')}`
  return extension === undefined ? `tel:${number}` : `tel:${number},${extension}`
}
