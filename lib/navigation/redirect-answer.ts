import 'server-only'
import { webSettings } from '@/lib/config/web-settings'
import { type DestinationOptions, destination } from './destination'

/**
 * An answer that redirects the browser to another address, under the rules of `destination`: to another origin only if
 * `external` says that it is intended. Throws NavigationRefused.
 */
export function redirectAnswer(to: string, options: DestinationOptions = {}): Response {
  const { href } = destination(to, webSettings().APP_URL, options)
  return new Response(null, { status: 307, headers: { Location: href } })
}
