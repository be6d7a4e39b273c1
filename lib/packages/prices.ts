import { vatOf } from '@/lib/money/vat'
import type { Offer } from '@/validators/price-list'

/** The price of one credit or one day of an offer in satang, rounded up to the baht. */
export function pricePerUnit({ size, satang }: Offer): number {
  return Math.ceil(satang / size / 100) * 100
}

/** An amount in satang with VAT added. */
export function withVat(satang: number): number {
  return satang + vatOf(satang)
}
