import 'server-only'
import { sandboxedPolicy } from '@/lib/security/content-security-policy'

/** Answers with the picture of a code: it is drawn elsewhere, and a picture may hold a script. */
export const codeAnswer = ({
  bytes,
  type,
}: {
  readonly bytes: ArrayBuffer
  readonly type: string
}): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': sandboxedPolicy,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
