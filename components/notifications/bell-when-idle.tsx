'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '@/components/ui/prefetch'
import type { NotificationSource, UnreadCount } from '@/lib/notifications/notification'
import { BellButton } from './bell-button'
import type { NotificationBellProps } from './notification-bell'

type BellWhenIdleProps = {
  /** The count from the page; null when it could not be loaded. */
  initial: UnreadCount | null
  source: NotificationSource
}

/** The bell of every page: it shows the page's count at once, and its script comes when the page is idle or it is pressed. */
export function BellWhenIdle(props: BellWhenIdleProps) {
  const [Bell, setBell] = useState<ComponentType<NotificationBellProps> | null>(null)
  const [wasPressed, setWasPressed] = useState(false)
  const load = useCallback(() => {
    import('./notification-bell').then(
      ({ NotificationBell }) => setBell(() => NotificationBell),
      () => setWasPressed(false),
    )
  }, [])
  useEffect(() => {
    whenIdle(load)
  }, [load])
  if (Bell) return <Bell {...props} startsOpen={wasPressed} />
  const press = () => {
    setWasPressed(true)
    load()
  }
  return (
    <div className="ml-auto lg:ml-0">
      <BellButton count={props.initial?.count ?? 0} aria-expanded={wasPressed} onClick={press} />
    </div>
  )
}
