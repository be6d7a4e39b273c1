import { type ComponentProps, useEffect } from 'react'
import { lateParts } from '@/components/layout/late-parts'
import { whenIdle } from '@/components/ui/prefetch'
import NotificationPanel, { type NotificationPanelProps } from './notification-panel'
import { UnreadTalks } from './unread-talks'
import UnreadWatch from './unread-watch'

type LateBellProps = ComponentProps<typeof UnreadWatch> & {
  /** null while it is closed. */
  panel: NotificationPanelProps | null
}

/** What a bell needs once the page is idle: a watch over its count and over that of unread conversations, and the panel it opens. */
function LateBell({ panel, ...watch }: LateBellProps) {
  // Who opens the panel later finds its list there.
  useEffect(() => {
    whenIdle(() => void import('./notification-list').catch(() => undefined))
  }, [])
  return (
    <>
      <UnreadWatch {...watch} />
      <UnreadTalks source={watch.source} />
      {panel && <NotificationPanel {...panel} />}
    </>
  )
}

export type { LateBellProps }

/** Loads it with its messages. */
export const loadLateBell = lateParts<LateBellProps>('notifications', async () => ({ default: LateBell }))
