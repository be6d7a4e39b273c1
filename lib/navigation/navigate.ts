import 'client-only'
import { type DestinationOptions, destination } from './destination'

type NavigateOptions = DestinationOptions & {
  /** Leaves no history entry to come back to this page. */
  readonly replace?: boolean
}

/**
 * Goes to another page by a full page load. The only place that sets the window's location: it refuses script
 * protocols, and other origins unless `external` says that they are intended. Throws NavigationRefused.
 */
export function navigateTo(to: string, { replace = false, external, app }: NavigateOptions = {}): void {
  const { href } = destination(to, location.origin, { external, app })
  if (replace) location.replace(href)
  else location.assign(href)
}
