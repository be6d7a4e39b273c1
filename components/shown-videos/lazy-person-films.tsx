'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type * as Films from './person-films'

const PersonFilms = lazy(async () => ({ default: (await import('./person-films')).PersonFilms }))

/** The player; the server renders it with its still, and its script loads after the page's own. */
export function LazyPersonFilms(props: ComponentProps<typeof Films.PersonFilms>) {
  return (
    <Suspense>
      <PersonFilms {...props} />
    </Suspense>
  )
}
