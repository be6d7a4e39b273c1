import { isNumeric } from '@/validators/rules'
import { latinDigits } from './tidy'

/**
 * The value of a number control: null when empty, NaN when it is not a number (so that the schema can report it).
 * Thousands separators and Thai digits are accepted.
 */
export function typedNumber(typed: string): number | null {
  const text = latinDigits(typed).replace(/[,\s฿]/g, '')
  if (text === '') return null
  const [whole = '', decimals = '0', ...rest] = text.replace(/^[+-]/, '').split('.')
  return rest.length === 0 && isNumeric(whole) && isNumeric(decimals) ? Number(text) : Number.NaN
}

/** Baht as typed, in satang, rounded to the satang; null and NaN as in typedNumber. */
export function typedSatang(typed: string): number | null {
  const baht = typedNumber(typed)
  return baht === null ? null : Math.round(baht * 100)
}

/** Satang as a person would type it in baht: 60000 is `600`, 60050 is `600.50`. */
export function bahtText(satang: number): string {
  return satang % 100 === 0 ? String(satang / 100) : (satang / 100).toFixed(2)
}
