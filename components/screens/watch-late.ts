import { loadUnsent } from '@/components/applications/own/load-unsent'
import { surviveTranslation } from '@/components/ui/translated-texts'
import { unsentPrefix } from '@/lib/applications/unsent-prefix'
import { keepPageAtHashes } from '@/lib/navigation/page-at-hashes'
import { keepOfflinePage } from '@/lib/offline/keep-offline-page'

/** What no page needs before it is at rest. */
export function watchLate(): void {
  keepPageAtHashes()
  surviveTranslation()
  // In development the framework serves what was changed a moment ago; nothing is to stand in between.
  if (process.env.NODE_ENV === 'production') void keepOfflinePage()
  sendUnsent()
  addEventListener('online', sendUnsent)
}

/** Sends what a worker pressed without a network, on an earlier page or in another tab. */
function sendUnsent(): void {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(unsentPrefix)))
      loadUnsent().catch(() => undefined)
  } catch {
    // Storage is refused: nothing is kept.
  }
}
