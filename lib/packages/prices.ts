import { vatOf } from '@/lib/money/vat'
import type { Offer } from '@/validators/price-list'

/** The price of one credit or one day of an offer, rounded up to the satang, so that it never promises too little. */
export function pricePerUnit({ size, satang }: Offer): number {
  return Math.ceil(satang / size)
}

/** An amount in satang with VAT added. */
export function withVat(satang: number): number {
  return satang + vatOf(satang)
}
