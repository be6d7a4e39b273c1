import { applyMessages } from '@/components/applications/own/apply-messages'
import { loadUnsent } from '@/components/applications/own/load-unsent'
import { lateParts, OnlyMessages } from '@/components/layout/late-parts'
import { pageOwner } from '@/lib/auth/page-account'
import type { ApplySheetProps } from './apply-sheet'

/** Loads what is in the sheet, with all its messages: the job's page has none. */
export const loadApplySheet = lateParts<ApplySheetProps>(
  ['accounts', ...applyMessages],
  () => import('./apply-sheet'),
  OnlyMessages,
)

/** Tells whether an application for a post waits for a network, and whenever that changes, until a page is left. */
export async function followWaiting(
  jobPostId: string,
  tell: (isWaiting: boolean) => void,
  leaving: AbortSignal,
): Promise<void> {
  const { listUnsent, onUnsent } = await loadUnsent()
  if (leaving.aborted) return
  const look = () =>
    // What a session that ended by itself leaves waits on.
    pageOwner() &&
    tell(listUnsent().some(({ id, kind, became }) => id === jobPostId && kind === 'application' && !became))
  const stop = onUnsent((news) => {
    if (!news) look()
    return false
  })
  leaving.addEventListener('abort', stop)
  look()
}
