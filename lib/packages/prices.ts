import { vatOf } from '@/lib/money/vat'

/** An amount in satang with VAT added. */
export function withVat(satang: number): number {
  return satang + vatOf(satang)
}
