import { surviveTranslation } from '@/components/ui/translated-texts'
import { keepPageAtHashes } from '@/lib/navigation/page-at-hashes'
import { keepOfflinePage } from '@/lib/offline/keep-offline-page'

/** What no page needs before it is at rest. */
export function watchLate(): void {
  keepPageAtHashes()
  surviveTranslation()
  // In development the framework serves what was changed a moment ago; nothing is to stand in between.
  if (process.env.NODE_ENV === 'production') void keepOfflinePage()
}
