import { webSettings } from '@/lib/config/web-settings'
import { serviceWorkerScript } from '@/lib/offline/generated/offline-page'
import { retiredServiceWorkerSource } from '@/lib/offline/service-worker-source'
import { policyHeader } from '@/lib/security/content-security-policy'

/** The service worker; if the setting is off, one that unregisters itself. */
export async function GET() {
  const script = webSettings().OFFLINE_PAGE === 'on' ? serviceWorkerScript : retiredServiceWorkerSource
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // This header is also the policy for the service worker's own requests; the policy of files would forbid all of them.
      [policyHeader]: "script-src 'none'",
    },
  })
}
