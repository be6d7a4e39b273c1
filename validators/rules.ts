import { currentTime } from './clock'

/**
 * The rules of the specification's section 5 that judge texts, numbers and choices, as pure predicates: true means the
 * value satisfies the rule, and no text makes one throw. They do not judge blank values ("optional" in the
 * specification): `withRule` in fields.ts lets those pass, and only `required` refuses them.
 */

/** At least one character that can be seen; for a list, at least one item. */
export function isPresent(value: unknown): boolean {
  // Zero-width characters come with copied Thai text; a text of them alone is as blank as spaces.
  if (typeof value === 'string') return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(value)
  if (isList(value)) return value.length > 0
  return value !== null && value !== undefined
}

const isList = (value: unknown): value is ArrayLike<unknown> =>
  typeof value === 'object' && value !== null && 'length' in value && typeof value.length === 'number'

/** The HTML standard's e-mail pattern, with a dot required in the domain. */
export function isEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    value,
  )
}

/** Exactly `count` digits. */
export function hasDigits(value: string, count: number): boolean {
  return value.length === count && /^[0-9]*$/.test(value)
}

/** The same value as that of another field. */
export function isSame(value: unknown, other: unknown): boolean {
  return value === other
}

/** At least `min` characters, in UTF-16 units as an input's own `maxLength` counts them. */
export function hasMinLength(value: string, min: number): boolean {
  return value.length >= min
}

/** At most `max` characters, in UTF-16 units as an input's own `maxLength` counts them. */
export function hasMaxLength(value: string, max: number): boolean {
  return value.length <= max
}

/** `min` or more. */
export function isAtLeast(value: number, min: number): boolean {
  return value >= min
}

/** `max` or less. */
export function isAtMost(value: number, max: number): boolean {
  return value <= max
}

/** Digits only, either all Latin or all Arabic-Indic (٠ to ٩); no sign, point or space. */
export function isNumeric(value: string): boolean {
  return /^(?:[0-9]+|[٠-٩]+)$/.test(value)
}

/** No digits of any script. */
export function hasNoDigits(value: string): boolean {
  return !/\p{Decimal_Number}/u.test(value)
}

/** Something besides spaces; empty texts are left to `required`. */
export function isNotOnlySpaces(value: string): boolean {
  return value === '' || isPresent(value)
}

/** Ten digits starting with 0. */
export function isPhoneNumber(value: string): boolean {
  return /^0[0-9]{9}$/.test(value)
}

/** Latitude -90 to 90 in degrees, with a decimal part of 1 to 20 digits. */
export function isLatitude(value: string): boolean {
  return /^[+-]?(?:90\.0{1,20}|[1-8]?[0-9]\.[0-9]{1,20})$/.test(value)
}

/** Longitude -180 to 180 in degrees, decimals optional (at most 20). */
export function isLongitude(value: string): boolean {
  return /^[+-]?(?:180(?:\.0{1,20})?|(?:1[0-7][0-9]|[1-9]?[0-9])(?:\.[0-9]{1,20})?)$/.test(value)
}

/**
 * Thai tax id or legal-entity number: 13 digits, the last being (11 − Σ(digit × weight 13…2) mod 11) mod 10
 * (Revenue Department).
 */
export function isTaxId(value: string): boolean {
  if (!hasDigits(value, 13)) return false
  const digits = Array.from(value, Number)
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (13 - index), 0)
  return (11 - (sum % 11)) % 10 === digits[12]
}

/** The company registry's status code for a number it knows: 1000, as number or text (DBD open API). */
export function isRegisteredStatus(code: unknown): boolean {
  return code === 1000 || code === '1000'
}

const mainBranchWords = ['สำนักงานใหญ่', 'สาขาใหญ่', 'สาขาหลัก']

/** Not one of the Thai words for the main branch, in any spacing. */
export function isNotMainBranchName(value: string): boolean {
  return !mainBranchWords.includes(value.replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, ''))
}

/** A real calendar day written YYYY-MM-DD. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** A time of day written HH:mm, 00:00 to 23:59. */
export function isTime(value: string): boolean {
  return /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(value)
}

/** Today in Thailand (UTC+7 all year) as YYYY-MM-DD. */
export function bangkokToday(now: Date = currentTime()): string {
  return new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
}
