import { useEffect, useState } from 'react'
import { cardId } from '@/components/applications/own/own-application-card'
import { showFrom } from '@/components/applications/own/show-from'
import { termsCardId } from '@/components/applications/own/terms-card'
import type { OwnApplication } from '@/lib/applications/own-application'

/** Brings the card a link leads to into sight and focus; one that folds is opened. */
export function useOpened(applicationId: string | null): void {
  useEffect(() => {
    const card =
      applicationId &&
      (document.getElementById(termsCardId(applicationId)) ?? document.getElementById(cardId(applicationId)))
    if (!card) return
    if (card instanceof HTMLDetailsElement) card.open = true
    card.focus({ preventScroll: true })
    showFrom(card)
  }, [applicationId])
}

/**
 * The application that was sent a moment ago, while nothing has become of it since; the address says so once. In the place of
 * somebody who cannot come, who applies has the job by that.
 */
export function useJustSent(
  sent: string | null,
  applications: readonly OwnApplication[],
): OwnApplication | undefined {
  const [justSent] = useState(sent)
  const [becameAtOnce] = useState(() => applications.find(({ id }) => id === sent)?.state === 'hired')
  useEffect(() => {
    if (justSent) history.replaceState(null, '', location.pathname)
  }, [justSent])
  const wanted = becameAtOnce ? 'hired' : 'submitted'
  return applications.find(({ id, state }) => id === justSent && state === wanted)
}
