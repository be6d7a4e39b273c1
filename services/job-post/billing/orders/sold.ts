import type { PackageKind } from '@/validators/price-list'
import type { CreditKind } from '../../shapes/credit-kinds'
import type { Merchant } from '../../shapes/payment-terms'

type Sale = {
  /** The kind of credit that it gives, or days of unlimited posting. */
  readonly gives: CreditKind | 'buffet'
  /** Who is paid for it. */
  readonly merchant: Merchant
}

/**
 * What each kind of package gives, and who is paid for it. Whether a package can be ordered is said by its row
 * (`packages.orderable_from`, docs/decisions/0097).
 */
const sales: Readonly<Record<PackageKind, Sale>> = {
  job_credit: { gives: 'job_post', merchant: 'job_post' },
  buffet: { gives: 'buffet', merchant: 'job_post' },
  profile_unlock: { gives: 'profile_unlock', merchant: 'employers' },
}

/** How a kind of package is sold. */
export const saleOf = (kind: PackageKind): Sale => sales[kind]
