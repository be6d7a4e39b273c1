import 'client-only'
import { type DestinationOptions, destination } from './destination'

type NavigateOptions = DestinationOptions & {
  /** Leaves no way back to this page. */
  readonly replace?: boolean
}

/**
 * Leaves this page for another by a full page load. The only place that sets the window's location: it refuses
 * script protocols, and other origins unless `external` says they are meant. Throws NavigationRefused.
 */
export function navigateTo(to: string, { replace = false, external }: NavigateOptions = {}): void {
  const { href } = destination(to, location.origin, { external })
  if (replace) location.replace(href)
  else location.assign(href)
}
