'use client'

import { lazy, Suspense } from 'react'

type LazyBranchImportProps = { provinces: readonly string[]; taken: readonly string[] }

const BranchImport = lazy(async () => {
  const [{ default: Import }, { loadDistricts }] = await Promise.all([
    import('@/components/branches/branch-import'),
    import('@/lib/addresses/use-places'),
  ])
  return {
    default: ({ provinces, taken }: LazyBranchImportProps) => (
      <Import places={{ provinces, districtsOf: loadDistricts }} taken={taken} />
    ),
  }
})

/** The import of branches with the lists of Thai places; its script loads after the page's own. */
export function LazyBranchImport(props: LazyBranchImportProps) {
  return (
    <Suspense>
      <BranchImport {...props} />
    </Suspense>
  )
}
