'use client'

import { chunkGuardScript } from '@/lib/observability/generated/chunk-guard'

/**
 * The inline script that every document begins with. Only the server writes it: a browser hydrates it as it came, so that
 * neither the data of the page nor the scripts contain its text again.
 */
export function ChunkGuard() {
  const text = typeof window === 'undefined' ? chunkGuardScript : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build, allowed by its hash.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
