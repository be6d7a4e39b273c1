'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const ReportNumber = lazy(() => import('./report-number'))

/** `ReportNumber`: the server renders its markup, and its script loads after the page's own. */
export function LazyReportNumber(props: ComponentProps<typeof ReportNumber>) {
  return (
    <Suspense>
      <ReportNumber {...props} />
    </Suspense>
  )
}
