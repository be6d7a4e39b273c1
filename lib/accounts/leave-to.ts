import 'client-only'
import { navigateTo } from '@/lib/navigation/navigate'

/**
 * Goes to another screen by a full page load, because everything in the router's cache was fetched as another user; with
 * `replace` it leaves no entry in the history. Resolves only if the person comes back with the browser's back button.
 */
export function leaveTo(path: string, options?: { readonly replace?: boolean }): Promise<void> {
  navigateTo(path, options)
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
  })
}
