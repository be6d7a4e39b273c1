'use client'

import { lazy, Suspense } from 'react'
import type { BranchRights } from '@/components/branches/branch-item'
import { BranchList } from '@/components/branches/branch-list'
import type { BranchView } from '@/components/branches/list-path'
import { Skeleton } from '@/components/ui/skeleton'
import type { BranchFilter, BranchPage } from '@/lib/branches/branch'
import type { MapsAccess } from '@/lib/config/maps-access'
import { partsOf } from './branch-parts'

const BranchMap = lazy(() => import('./branch-map'))

type BranchBrowserProps = {
  page: BranchPage
  view: BranchView
  can: BranchRights
  /** Null leaves the map out. */
  maps: MapsAccess | null
}

/** The branch list with addresses and a map, which it does not render itself. */
export function BranchBrowser({ maps, ...props }: BranchBrowserProps) {
  const mapOf =
    maps &&
    ((filter: BranchFilter) => (
      <Suspense fallback={<Skeleton className="h-72 sm:h-96" />}>
        <BranchMap filter={filter} can={props.can} maps={maps} />
      </Suspense>
    ))
  return <BranchList {...props} partsOf={partsOf} mapOf={mapOf ?? undefined} />
}
