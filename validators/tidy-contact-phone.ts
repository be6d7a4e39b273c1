import { latinDigits } from './digits'
import { oneForm } from './one-form'

const extensionWord = '(?:ต่อ|เบอร์ต่อ|เบอร์ภายใน|ภายใน|#|,|;?\\s*(?:extension|ext|x)\\.?=?)'
const typedNumber = new RegExp(
  `^(?:tel:)?(?<number>\\(?\\+?[\\d\\s\\u2010-\\u2015\\u2212()./_~-]*\\d)(?:\\s*\\(?${extensionWord}\\s*[:.]?\\s*(?<extension>\\d{1,6})\\)?)?$`,
  'iu',
)

/** Several lines in one writing ("02-123-4567/8"): no single number. */
const rangeOfLines = /\d[\s-]*\d{3}[\s-]*\d{4}\s*[/~]\s*\d{1,2}\s*$/

/** More than any number is typed with, so that nobody has the pattern read a book. */
const longestTyped = 60

/**
 * A number as people write it ("(02) 123-4567 #12", "+66 2 123 4567 ext. 12", Thai numerals) as it is stored: "021234567 ต่อ 12".
 * Anything that is no such writing comes back as it was typed.
 */
export function tidyContactPhone(typed: string): string {
  if (typed.length > longestTyped || rangeOfLines.test(typed)) return typed
  const { number = '', extension } = typedNumber.exec(latinDigits(oneForm(typed)).trim())?.groups ?? {}
  const digits = number.replace(/[^+\d]/g, '').replace(/^(?:\+|00)?66(?=0?\d{8,9}$)0?/, '0')
  if (!/^\d+$/.test(digits)) return typed
  return extension === undefined ? digits : `${digits} ต่อ ${extension}`
}
