import { latinDigits } from '@/validators/digits'
import { oneForm } from '@/validators/one-form'

/** Digits, in groups of three or not, with two decimals at most: "5.000" and "500,50" mean different sums to different people. */
const plainNumber = /^[+-]?(?:\d+|\d{1,3}(?:[,'’\s]\d{3})+)(?:\.\d{1,2})?$/

/**
 * The value of a number control: null when empty, NaN when it is not a number (so that the schema can report it). Digits of
 * every script, thousands separators and the ways to write baht (฿500, 500 บาท, 500.-) are accepted.
 */
export function typedNumber(typed: string): number | null {
  const text = latinDigits(oneForm(typed))
    .trim()
    .replace(/^[\u2013\u2212]/, '-')
    .replace(/^฿\s*/, '')
    .replace(/\s*(?:[.,]-)?\s*(?:บาท|บ\.|฿)?$/, '')
  if (text === '') return null
  return plainNumber.test(text) ? Number(text.replace(/[,'’\s]/g, '')) : Number.NaN
}

/** Baht as typed, in satang; null and NaN as in typedNumber. */
export function typedSatang(typed: string): number | null {
  const baht = typedNumber(typed)
  return baht === null ? null : Math.round(baht * 100)
}

/** Satang as a person would type it in baht: 60000 is `600`, 60050 is `600.50`. */
export function bahtText(satang: number): string {
  return satang % 100 === 0 ? String(satang / 100) : (satang / 100).toFixed(2)
}
