import { offlinePage, offlinePagePolicy } from '@/lib/offline/generated/offline-page'
import { policyHeader } from '@/lib/security/content-security-policy'

/** The offline page, which the service worker caches. Its policy allows its scripts and styles by their hashes. */
export const GET = () =>
  new Response(offlinePage, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'X-Robots-Tag': 'noindex',
      [policyHeader]: offlinePagePolicy,
    },
  })
