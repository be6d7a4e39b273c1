import 'server-only'
import { builtOrigin } from './built-origin'
import { webSettings } from './web-settings'

/** Origin of the site, without a closing slash. */
export function siteOrigin(): string {
  return process.env.NEXT_PHASE === 'phase-production-build'
    ? builtOrigin
    : new URL(webSettings().APP_URL).origin
}

/** The canonical address of one of our paths; for the home page it is the origin itself. */
export function siteUrl(path: string): string {
  return path === '/' ? siteOrigin() : `${siteOrigin()}${path}`
}
