'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const AskForCredit = lazy(async () => ({ default: (await import('./ask-for-credit')).AskForCredit }))

/** Asks colleagues for credit; the server renders the button, and its script loads after the page's own. */
export function LazyAskForCredit(props: ComponentProps<typeof AskForCredit>) {
  return (
    <Suspense>
      <AskForCredit {...props} />
    </Suspense>
  )
}
