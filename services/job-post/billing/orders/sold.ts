import type { PackageKind } from '@/validators/price-list'
import type { Merchant } from '../../shapes/payment-terms'

/**
 * Who is paid for each kind of package. Whether a package can be ordered is said by its row (`packages.orderable_from`,
 * docs/decisions/0097).
 */
const merchants: Readonly<Record<PackageKind, Merchant>> = {
  job_post: 'job_post',
  buffet: 'job_post',
  profile_unlock: 'employers',
}

/** The merchant who sells a kind of package. */
export const merchantOf = (kind: PackageKind): Merchant => merchants[kind]
