import type { OfferedPackage } from '@/lib/orders/order'
import { buffetFrom } from '@/lib/packages/cheapest'
import type { PackageKind } from '@/validators/price-list'

/** From how many posts a month on the buffet is the cheapest of these packages; null where it never is, or is not sold. */
export function buffetPaysFrom(packages: readonly OfferedPackage[]): number | null {
  const of = (kind: PackageKind) =>
    packages
      .filter((offer) => offer.kind === kind)
      .map(({ size, priceSatang }) => ({ size, satang: priceSatang }))
  const buffet = of('buffet')
  if (buffet.length === 0) return null
  return buffetFrom({ job_post: of('job_post'), buffet, profile_unlock: [] })
}
