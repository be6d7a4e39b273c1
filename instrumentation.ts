import type { Instrumentation } from 'next'

/**
 * Stops the start with the name of a missing or malformed setting, instead of failing at the first request. From then
 * on every answer gets the security headers, every request's visitor is noted, and unknown methods are refused:
 * requests wait until this is set up.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { stopWithoutSettings } = await import('@/lib/config/boot-check')
  stopWithoutSettings()
  const { guardAnswers } = await import('@/lib/security/answer-headers')
  guardAnswers()
  // While one develops, pages are rendered for each request.
  if (process.env.NODE_ENV === 'production') {
    const { serveSharedPages } = await import('@/lib/page-cache/serve-shared-pages')
    serveSharedPages()
    const { compressedFolder, serveCompressedFiles } = await import(
      '@/lib/static-files/serve-compressed-files'
    )
    serveCompressedFiles(compressedFolder)
  }
  // After it, so that it comes before it: what was put on last sees a request first.
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
