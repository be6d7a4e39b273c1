'use client'

import { type ComponentProps, lazy } from 'react'

const ApplyForm = lazy(() => import('./apply-form').then((module) => ({ default: module.ApplyForm })))

/** The form is in the page's markup at once and takes what is typed; its script follows the page's own. */
export function LazyApplyForm(props: ComponentProps<typeof ApplyForm>) {
  return <ApplyForm {...props} />
}
