import { isContactPhone } from './contact-phone'
import { latinDigits } from './digits'
import { oneForm } from './one-form'
import { firstOfLines } from './phone-lines'

type PhoneFault = 'one_phone' | 'phone_extension' | 'phone_abroad' | 'phone_words'

/** What stands between two numbers in one field. */
const between = /[,;|/&\n]|หรือ|และ|กับ|\bor\b|\band\b/iu
const extensions = /(?:ต่อ|ภายใน|ext\.?|#)\s*\d+\s*(?:[,/~&-]|และ|หรือ|กับ)\s*\d/iu

/** Fewer digits than any number has, its area code left out. */
const leastDigits = 7
/** As many as two of the shortest numbers have. */
const twoNumbers = 18
const wholeNumberDigits = 9

/** More than any number is typed with, so that no pattern reads a book. */
const longestRead = 200

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** Why a typed text is no number, where that can be told: several numbers, an extension, another country, words. */
export function phoneFault(typed: string): PhoneFault | null {
  const text = latinDigits(oneForm(typed.slice(0, longestRead)))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
  // Whole numbers of companies: only an extension is said to be too much of an own number.
  if (isContactPhone(text)) return /^\d+$/.test(text) ? null : 'phone_extension'
  if (/^(?:\+|00)(?!\s*66)/.test(text.replace(/^[(\s]+/, ''))) return 'phone_abroad'
  const numbers = text.split(between).filter((part) => digitsIn(part) >= leastDigits)
  const first = firstOfLines(text) ?? ''
  const areSeveral = numbers.length > 1 || digitsIn(text) >= twoNumbers || extensions.test(text)
  if (areSeveral || digitsIn(first) >= wholeNumberDigits) return 'one_phone'
  return /\p{L}/u.test(text) && digitsIn(text) >= wholeNumberDigits ? 'phone_words' : null
}
