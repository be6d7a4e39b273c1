import { vatOf } from '@/lib/money/vat'
import type { Offer } from '@/validators/price-list'

/** What one credit or one day of an offer costs, rounded up to the baht, in satang. */
export function pricePerUnit({ size, satang }: Offer): number {
  return Math.ceil(satang / size / 100) * 100
}

/** An amount in satang with VAT added. */
export function withVat(satang: number): number {
  return satang + vatOf(satang)
}
