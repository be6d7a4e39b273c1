import { AddressLine } from '@/components/addresses/address-line'
import type { BranchParts } from '@/components/branches/branch-item'
import type { Branch } from '@/lib/branches/branch'
import { mapLink } from '@/lib/geolocation/map-link'

/** The parts of a branch's card that components/branches does not provide. */
export function partsOf({ address, lat, lng }: Branch): BranchParts {
  return {
    addressLine: <AddressLine address={address} />,
    mapHref: lat === null || lng === null ? null : mapLink({ lat, lng }),
  }
}
