'use client'

import { type ComponentProps, lazy } from 'react'

const SignInPanel = lazy(() => import('./sign-in-panel').then((module) => ({ default: module.SignInPanel })))

/**
 * The form is in the page's markup at once and takes what is typed; its script follows the page's own. Without a
 * `Suspense` of its own: React keeps what is large inside one hidden until a script shows it, and a page without
 * scripts would have no form.
 */
export function LazySignInPanel(props: ComponentProps<typeof SignInPanel>) {
  return <SignInPanel {...props} />
}
