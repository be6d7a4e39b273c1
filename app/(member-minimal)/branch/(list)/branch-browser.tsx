'use client'

import { lazy, Suspense } from 'react'
import type { BranchRights } from '@/components/branches/branch-item'
import { BranchList } from '@/components/branches/branch-list'
import type { BranchView } from '@/components/branches/list-path'
import { Skeleton } from '@/components/ui/skeleton'
import type { BranchFilter, BranchPage } from '@/lib/branches/branch'
import { partsOf } from './branch-parts'

const BranchMap = lazy(() => import('./branch-map'))

type BranchBrowserProps = {
  page: BranchPage
  view: BranchView
  can: BranchRights
  /** Google's key; empty leaves the map out. */
  mapsKey: string
}

/** The branch list with the addresses and the map it does not know itself. */
export function BranchBrowser({ mapsKey, ...props }: BranchBrowserProps) {
  const mapOf = (filter: BranchFilter) => (
    <Suspense fallback={<Skeleton className="h-72 sm:h-96" />}>
      <BranchMap filter={filter} can={props.can} mapsKey={mapsKey} />
    </Suspense>
  )
  return <BranchList {...props} partsOf={partsOf} mapOf={mapsKey ? mapOf : undefined} />
}
