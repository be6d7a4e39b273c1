'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react'
import { CountBadge } from '@/components/layout/count-badge'
import { Icon } from '@/components/ui/icon'
import { whenIdle } from '@/components/ui/prefetch'
import { toast } from '@/components/ui/toast'
import { useDismissal } from '@/components/ui/use-dismissal'
import type { NotificationSource, UnreadCount } from '@/lib/notifications/notification'
import type { LateBellProps } from './late-bell'

type Late = ComponentType<LateBellProps>

async function bring(give: (late: () => Late) => void) {
  const { default: loaded } = await (await import('./late-bell')).loadLateBell()
  give(() => loaded)
}

type NotificationBellProps = {
  /** The count from the page; null when it could not be loaded. */
  initial: UnreadCount | null
  source: NotificationSource
}

/** The bell with the unread count, and the panel it opens; the bell is shown even when the count is missing (null). */
export function NotificationBell({ initial, source }: NotificationBellProps) {
  const t = useTranslations('notifications')
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const [unread, setUnread] = useState(initial)
  const [given, setGiven] = useState(initial)
  if (given !== initial) {
    setGiven(initial)
    if (initial) setUnread(initial)
  }
  const count = unread?.count ?? 0
  // Not one message with a plural: the first number that the engine formats takes a slow phone 50 ms.
  const name = count === 0 ? t('title') : count > 99 ? t('unreadMany') : t('unreadCount', { count })

  const [Late, setLate] = useState<Late | null>(null)
  useEffect(() => {
    whenIdle(() => void bring(setLate).catch(() => undefined))
  }, [])

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
      <button
        ref={button}
        type="button"
        aria-label={name}
        aria-expanded={open}
        aria-controls={open && Late ? panelId : undefined}
        onClick={toggle}
        className="relative flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control font-medium text-ink-2 transition-colors hover:bg-well lg:w-full lg:justify-start lg:px-3"
      >
        <Icon name="bell" className="size-6 lg:size-5" />
        <span className="hidden flex-1 text-left lg:block">{t('title')}</span>
        <span className="absolute -top-0.5 left-1/2 lg:static">
          <CountBadge count={count} label="" />
        </span>
      </button>
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
