import type { Instrumentation } from 'next'

/**
 * Stops the boot when a setting is missing or malformed, with its name, instead of failing at the first request,
 * and puts the security headers on every answer from then on: requests wait until this is done.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { stopWithoutSettings } = await import('@/lib/config/boot-check')
  stopWithoutSettings()
  const { guardAnswers } = await import('@/lib/security/answer-headers')
  guardAnswers()
}

export const onRequestError: Instrumentation.onRequestError = async (...event) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('@/lib/observability/request-error')
  await reportRequestError(...event)
}
