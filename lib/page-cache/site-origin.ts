import 'server-only'
import { builtHost, builtOrigin } from '@/lib/config/built-origin'
import { webSettings } from '@/lib/config/web-settings'

/** Puts the origin of this environment where a prerendered page has the one it was built with. */
export function withSiteOrigin(text: string): string {
  const { origin, host } = new URL(webSettings().APP_URL)
  return text.replaceAll(builtOrigin, origin).replaceAll(builtHost, host)
}
