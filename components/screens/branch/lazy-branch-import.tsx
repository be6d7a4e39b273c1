'use client'

import { lazy, Suspense } from 'react'

const BranchImport = lazy(() => import('@/components/branches/branch-import'))

const districtsOf = async (province: string) =>
  (await import('@/lib/addresses/use-places')).loadDistricts(province)

type LazyBranchImportProps = { provinces: readonly string[]; taken: readonly string[] }

/** The import of branches with the lists of Thai places; its script loads after the page's own. */
export function LazyBranchImport({ provinces, taken }: LazyBranchImportProps) {
  return (
    <Suspense>
      <BranchImport places={{ provinces, districtsOf }} taken={taken} />
    </Suspense>
  )
}
