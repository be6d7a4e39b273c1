'use client'

import { lazy } from 'react'
import type { CompanyFinderProps } from './company-finder'

const CompanyFinder = lazy(() => import('./company-finder'))

/** The forms are in the page's markup at once and take what is typed; their script follows the page's own. */
export function LazyCompanyFinder(props: CompanyFinderProps) {
  return <CompanyFinder {...props} />
}
