'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react'
import { whenIdle } from '@/components/ui/prefetch'
import { toast } from '@/components/ui/toast'
import { useDismissal } from '@/components/ui/use-dismissal'
import type { NotificationSource, UnreadCount } from '@/lib/notifications/notification'
import { BellButton } from './bell-button'
import type { LateBellProps } from './late-bell'

type Late = ComponentType<LateBellProps>

async function bring(give: (late: () => Late) => void) {
  const { default: loaded } = await (await import('./late-bell')).loadLateBell()
  give(() => loaded)
}

export type NotificationBellProps = {
  /** The count from the page; null when it could not be loaded. */
  initial: UnreadCount | null
  source: NotificationSource
  /** It was pressed before it was there. */
  startsOpen?: boolean
}

/** The bell with the unread count, and the panel it opens; the bell is shown even when the count is missing (null). */
export function NotificationBell({ initial, source, startsOpen = false }: NotificationBellProps) {
  const t = useTranslations('notifications')
  const [open, setOpen] = useState(startsOpen)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const [unread, setUnread] = useState(initial)
  const [given, setGiven] = useState(initial)
  if (given !== initial) {
    setGiven(initial)
    if (initial) setUnread(initial)
  }
  const [Late, setLate] = useState<Late | null>(null)
  useEffect(() => {
    if (startsOpen) void bring(setLate).catch(() => undefined)
    else whenIdle(() => void bring(setLate).catch(() => undefined))
  }, [startsOpen])

  const toggle = () => {
    setOpen(!open)
    if (open || Late) return
    bring(setLate).catch(() => {
      setOpen(false)
      void toast('error', t('failed'))
    })
  }

  const close = useCallback(() => setOpen(false), [])

  useDismissal(open, close, root, button)

  return (
    <div ref={root} className="ml-auto lg:relative lg:ml-0">
      <BellButton
        ref={button}
        count={unread?.count ?? 0}
        aria-expanded={open}
        aria-controls={open && Late ? panelId : undefined}
        onClick={toggle}
      />
      {Late && (
        <Late
          initial={initial}
          source={source}
          onCount={setUnread}
          panel={
            open
              ? {
                  id: panelId,
                  list: { source, newestId: unread?.newestId ?? null, onCount: setUnread, onLeave: close },
                  onClose: () => {
                    button.current?.focus({ preventScroll: true })
                    close()
                  },
                }
              : null
          }
        />
      )}
    </div>
  )
}
