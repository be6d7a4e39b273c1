'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const ExtendButton = lazy(async () => ({ default: (await import('./extend-button')).ExtendButton }))

/** Adds a week to a post; the server renders the button, and its script loads after the page's own. */
export function LazyExtendButton(props: ComponentProps<typeof ExtendButton>) {
  return (
    <Suspense>
      <ExtendButton {...props} />
    </Suspense>
  )
}
