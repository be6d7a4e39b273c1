import { latinDigits } from './digits'
import { oneForm } from './one-form'
import { firstOfLines } from './phone-lines'

const extensionWord = '(?:ต่อ|เบอร์ต่อ|เบอร์ภายใน|ภายใน|#|,|;?\\s*(?:extension|ext|x)\\.?=?)'
const label = '(?:tel|phone|mobile|โทร(?:ศัพท์)?|เบอร์(?:โทร(?:ศัพท์)?)?|มือถือ)'
const typedNumber = new RegExp(
  `^(?:${label}[\\s.:]*)?(?<number>\\(?\\+?[\\d\\s\\u2010-\\u2015\\u2212()./_~-]*\\d)(?:\\s*\\(?${extensionWord}\\s*[:.]?\\s*(?<extension>\\d{1,6})\\)?)?$`,
  'iu',
)

/** Several lines in one writing ("02-123-4567/8", "053-123456-7"): no single number. */
const rangeOfLines = /\d[\s-]*\d{3}[\s-]*\d{4}\s*[/~]\s*\d{1,2}\s*$/
const wholeNumber = /^0(?:[689]\d{8}|[2-57]\d{7})$/

const digitsOf = (number: string) =>
  number.replace(/[^+\d]/g, '').replace(/^(?:\+|00)?66(?=0?\d{8,9}$)0?/, '0')

/** Whether a dash or slash leads from a number that is whole to the last of its lines. */
const hasLines = (number: string) => wholeNumber.test(digitsOf(firstOfLines(number) ?? ''))

/** More than any number is typed with, so that nobody has the pattern read a book. */
const longestTyped = 60

/**
 * A number as people write it ("(02) 123-4567 #12", "+66 2 123 4567 ext. 12", Thai numerals) as it is stored: "021234567 ต่อ 12".
 * Anything that is no such writing comes back as it was typed.
 */
export function tidyContactPhone(typed: string): string {
  if (typed.length > longestTyped || rangeOfLines.test(typed)) return typed
  const { number = '', extension } = typedNumber.exec(latinDigits(oneForm(typed)).trim())?.groups ?? {}
  const digits = digitsOf(number)
  if (!/^\d+$/.test(digits) || hasLines(number)) return typed
  return extension === undefined ? digits : `${digits} ต่อ ${extension}`
}
