import type { Instrumentation } from 'next'

/**
 * Stops the boot when a setting is missing or malformed, with its name, instead of failing at the first request,
 * puts the security headers on every answer from then on, notes whose each request is, and refuses methods nothing here
 * knows: requests wait until this is done.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { stopWithoutSettings } = await import('@/lib/config/boot-check')
  stopWithoutSettings()
  const { guardAnswers } = await import('@/lib/security/answer-headers')
  guardAnswers()
  const { noteVisitors } = await import('@/lib/security/visitor')
  noteVisitors()
  const { refuseOtherMethods } = await import('@/lib/security/allowed-methods')
  refuseOtherMethods()
}

export const onRequestError: Instrumentation.onRequestError = async (...event) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('@/lib/observability/request-error')
  await reportRequestError(...event)
}
