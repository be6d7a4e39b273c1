import { builtOrigin } from '@/lib/config/built-origin'
import { destination } from './destination'

type ExternalLink = { readonly href: string; readonly target: '_blank'; readonly rel: string }

/**
 * The attributes of an `<a>` that leads to another site, in a new window that learns nothing about this one. The only
 * way to link there: it refuses the same addresses as navigation does. Throws NavigationRefused.
 */
export function externalLink(to: string): ExternalLink {
  const { href } = destination(to, builtOrigin, { external: true })
  return { href, target: '_blank', rel: 'noopener noreferrer' }
}
