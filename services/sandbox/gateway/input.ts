import { outcomeOf } from './card-outcomes'
import { GatewayError } from './gateway-error'
import { type Card, newId } from './records'

export type Fields = Readonly<Record<string, unknown>>

/** Limits of a charge in satang, https://docs.omise.co/limits for Thailand. */
const smallestAmount = 2_000
const largestAmount = 15_000_000

const brands: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'MasterCard'],
  [/^35/, 'JCB'],
  [/^3[47]/, 'American Express'],
]

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** A card as stored, without its number. Throws Omise's error for an invalid one. */
export function parseCard(fields: Fields, now: Date): Card {
  const invalid = (why: string) => new GatewayError(400, 'invalid_card', why)
  const number = String(fields.number ?? '').replace(/[\s-]/g, '')
  const month = Number(fields.expiration_month)
  const year = Number(fields.expiration_year)
  const name = textOf(fields.name)
  if (!name) throw invalid("name can't be blank")
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) throw invalid('number is invalid')
  if (!(month >= 1 && month <= 12) || !Number.isInteger(year)) throw invalid('expiration date is invalid')
  if (new Date(year, month) <= now) throw invalid('expiration date cannot be in the past')
  return {
    id: newId('card'),
    brand: brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'Unknown',
    lastDigits: number.slice(-4),
    name,
    expirationMonth: month,
    expirationYear: year,
    outcome: outcomeOf(number),
  }
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/** The amount of a charge or source, in satang. */
export function parseAmount(fields: Fields): number {
  const invalid = (why: string) => new GatewayError(400, 'invalid_charge', why)
  const amount = Number(fields.amount)
  if (!Number.isInteger(amount)) throw invalid('amount must be an integer')
  if (amount < smallestAmount) throw invalid(`amount must be at least ${smallestAmount}`)
  if (amount > largestAmount) throw invalid(`amount must be at most ${largestAmount}`)
  if (String(fields.currency ?? '').toLowerCase() !== 'thb')
    throw invalid('currency is currently not supported')
  return amount
}

/** The address the payer returns to; null when not given. */
export function parseReturnUri(fields: Fields): string | null {
  const uri = textOf(fields.return_uri)
  if (uri && !(URL.canParse(uri) && /^https?:$/.test(new URL(uri).protocol))) {
    throw new GatewayError(400, 'invalid_charge', 'return_uri is invalid')
  }
  return uri
}

/** When a charge expires (ISO, UTC): as requested, else after `fallbackMs`. */
export function parseExpiry(fields: Fields, now: Date, fallbackMs: number): string {
  const asked = textOf(fields.expires_at)
  if (!asked) return new Date(now.getTime() + fallbackMs).toISOString()
  const time = Date.parse(asked)
  if (!(time > now.getTime()))
    throw new GatewayError(400, 'invalid_charge', 'expires_at must be in the future')
  return new Date(time).toISOString()
}
