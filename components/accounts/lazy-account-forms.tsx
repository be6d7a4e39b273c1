'use client'

import { type ComponentProps, lazy } from 'react'

const FinishRegistrationForm = lazy(() =>
  import('./finish-registration-form').then((module) => ({ default: module.FinishRegistrationForm })),
)
const InvitedRegisterForm = lazy(() =>
  import('./invited-register-form').then((module) => ({ default: module.InvitedRegisterForm })),
)
const NewPasswordPanel = lazy(() =>
  import('./new-password-panel').then((module) => ({ default: module.NewPasswordPanel })),
)

/*
 * Forms whose markup is in the page at once and takes what is typed, and whose scripts follow the page's own, without a
 * `Suspense` of their own (see lazy-register-panel).
 */

export function LazyFinishRegistrationForm(props: ComponentProps<typeof FinishRegistrationForm>) {
  return <FinishRegistrationForm {...props} />
}

export function LazyInvitedRegisterForm(props: ComponentProps<typeof InvitedRegisterForm>) {
  return <InvitedRegisterForm {...props} />
}

export function LazyNewPasswordPanel(props: ComponentProps<typeof NewPasswordPanel>) {
  return <NewPasswordPanel {...props} />
}
