'use client'

import { type ComponentProps, lazy } from 'react'

const RegisterPanel = lazy(() =>
  import('./register-panel').then((module) => ({ default: module.RegisterPanel })),
)

/**
 * The form is in the page's markup at once and takes what is typed; its script follows the page's own. Without a
 * `Suspense` of its own: React keeps what is large inside one hidden until a script shows it, and a page without
 * scripts would have no form.
 */
export function LazyRegisterPanel(props: ComponentProps<typeof RegisterPanel>) {
  return <RegisterPanel {...props} />
}
