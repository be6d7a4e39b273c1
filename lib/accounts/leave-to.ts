import 'client-only'
import { navigateTo } from '@/lib/navigation/navigate'

/**
 * Goes to another screen with a full page load, because everything the router remembers was fetched as somebody
 * else. Settles only when the person comes back by the browser's back button.
 */
export function leaveTo(path: string): Promise<void> {
  navigateTo(path)
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
  })
}
