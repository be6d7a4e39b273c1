import { latinDigits } from './tidy'

/**
 * What a number control means: null when empty, NaN when it is no number (so that the schema can say so).
 * Thousands separators and Thai numerals are understood.
 */
export function typedNumber(typed: string): number | null {
  const text = latinDigits(typed).replace(/[,\s฿]/g, '')
  if (text === '') return null
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
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
