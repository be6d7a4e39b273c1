'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type * as Steps from './person-steps'

const PersonSteps = lazy(async () => ({ default: (await import('./person-steps')).PersonSteps }))

/** The ways to the person before and after; the server renders them, and their script loads after the page's own. */
export function LazyPersonSteps(props: ComponentProps<typeof Steps.PersonSteps>) {
  return (
    <Suspense>
      <PersonSteps {...props} />
    </Suspense>
  )
}
