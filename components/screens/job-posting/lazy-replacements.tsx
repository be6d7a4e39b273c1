'use client'

import { lazy, Suspense } from 'react'
import type { ReplacementsProps } from '@/components/applications/replacements'

const Replacements = lazy(() => import('@/components/applications/replacements'))

/** Who can come in somebody's place; the server renders the markup, and its script loads after the page's own. */
export function LazyReplacements(props: ReplacementsProps) {
  return (
    <Suspense>
      <Replacements {...props} />
    </Suspense>
  )
}
