import { AddressLine } from '@/components/addresses/address-line'
import type { BranchParts } from '@/components/branches/branch-item'
import type { Branch } from '@/lib/branches/branch'
import { mapLink } from '@/lib/maps/map-links'

/** What a branch's card shows that branches do not know themselves. */
export function partsOf({ address, lat, lng }: Branch): BranchParts {
  return {
    addressLine: <AddressLine address={address} />,
    mapHref: lat === null || lng === null ? null : mapLink({ lat, lng }),
  }
}
