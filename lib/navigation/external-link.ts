import { siteOrigin } from '@/lib/config/site'
import { destination } from './destination'

type ExternalLink = { readonly href: string; readonly target: '_blank'; readonly rel: string }

/**
 * What makes an `<a>` lead to another site, in a window of its own that learns nothing of this one. The only way to
 * link there: it knows the same refusals as navigating does. Throws NavigationRefused.
 */
export function externalLink(to: string): ExternalLink {
  const { href } = destination(to, siteOrigin, { external: true })
  return { href, target: '_blank', rel: 'noopener noreferrer' }
}
