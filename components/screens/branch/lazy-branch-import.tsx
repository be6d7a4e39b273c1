'use client'

import { lazy, Suspense } from 'react'
import { loadDistricts } from '@/lib/addresses/use-places'

const BranchImport = lazy(() => import('@/components/branches/branch-import'))

type LazyBranchImportProps = { provinces: readonly string[]; taken: readonly string[] }

/** The import of branches with the lists of Thai places; its script loads after the page's own. */
export function LazyBranchImport({ provinces, taken }: LazyBranchImportProps) {
  return (
    <Suspense>
      <BranchImport places={{ provinces, districtsOf: loadDistricts }} taken={taken} />
    </Suspense>
  )
}
