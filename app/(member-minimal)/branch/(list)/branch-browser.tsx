'use client'

import { AddressLine } from '@/components/addresses/address-line'
import type { BranchParts, BranchRights } from '@/components/branches/branch-item'
import { BranchList } from '@/components/branches/branch-list'
import type { BranchView } from '@/components/branches/list-path'
import type { Branch, BranchPage } from '@/lib/branches/branch'
import { mapLink } from '@/lib/maps/map-links'

type BranchBrowserProps = { page: BranchPage; view: BranchView; can: BranchRights }

function partsOf({ address, lat, lng }: Branch): BranchParts {
  return {
    addressLine: <AddressLine address={address} />,
    mapHref: lat === null || lng === null ? null : mapLink({ lat, lng }),
  }
}

/** The branch list with the addresses and maps it does not know itself. */
export function BranchBrowser(props: BranchBrowserProps) {
  return <BranchList {...props} partsOf={partsOf} />
}
