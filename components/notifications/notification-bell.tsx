'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react'
import { CountBadge } from '@/components/layout/count-badge'
import { Icon } from '@/components/ui/icon'
import { whenIdle } from '@/components/ui/prefetch'
import { notify, toast } from '@/components/ui/toast'
import { useDismissal } from '@/components/ui/use-dismissal'
import { useIdlePart } from '@/components/ui/use-idle-part'
import type { Notification, NotificationSource, UnreadCount } from '@/lib/notifications/notification'
import type { NotificationPanelProps } from './notification-panel'
import { useNotificationText } from './use-notification-text'

const loadPanel = () => import('./notification-panel')
const preload = () =>
  void loadPanel()
    .then(({ loadList }) => loadList())
    .catch(() => undefined)
const loadWatch = () => import('./unread-watch')

type NotificationBellProps = {
  /** The count from the page; null when it could not be loaded. */
  initial: UnreadCount | null
  source: NotificationSource
}

/** The bell with the unread count, and the panel it opens; the bell is shown even when the count is missing (null). */
export function NotificationBell({ initial, source }: NotificationBellProps) {
  const t = useTranslations('notifications')
  const textOf = useNotificationText()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const announce = async (arrived: readonly Notification[]) => {
    // Beside the page: it is seldom needed, and has a row for every kind there is.
    const { isKnown, pathOf } = await import('./notification-kinds')
    const news = arrived.filter(isKnown)
    const [newest] = news
    if (!newest) return
    void notify({
      title: t('arrived', { count: news.length }),
      text: textOf(newest),
      link: { href: pathOf(newest), label: t('look'), onPress: () => void read(newest.id) },
      closeLabel: t('closeNew'),
    })
  }
  const [unread, setUnread] = useState(initial)
  const [given, setGiven] = useState(initial)
  if (given !== initial) {
    setGiven(initial)
    if (initial) setUnread(initial)
  }
  const count = unread?.count ?? 0

  const Watch = useIdlePart(loadWatch)

  const [Panel, setPanel] = useState<ComponentType<NotificationPanelProps> | null>(null)
  const bringPanel = useCallback(() => loadPanel().then(({ default: loaded }) => setPanel(() => loaded)), [])
  useEffect(() => {
    whenIdle(() => void bringPanel().catch(() => undefined))
  }, [bringPanel])

  const toggle = () => {
    setOpen(!open)
    if (open || Panel) return
    bringPanel().catch(() => {
      setOpen(false)
      void toast('error', t('failed'))
    })
  }

  const read = async (id: string) => {
    const { readAndCount } = await loadWatch()
    await readAndCount(source, id).then(setUnread, () => undefined)
  }

  const close = useCallback(() => setOpen(false), [])

  useDismissal(open, close, root, button)

  return (
    <div ref={root} className="ml-auto lg:relative lg:ml-0">
      <button
        ref={button}
        type="button"
        aria-label={t('bell', { count })}
        aria-expanded={open}
        aria-controls={open && Panel ? panelId : undefined}
        onClick={toggle}
        onPointerEnter={preload}
        onFocus={preload}
        className="relative flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control font-medium text-ink-2 transition-colors hover:bg-well lg:w-full lg:justify-start lg:px-3"
      >
        <Icon name="bell" className="size-6 lg:size-5" />
        <span className="hidden flex-1 text-left lg:block">{t('title')}</span>
        <span className="absolute -top-0.5 left-1/2 lg:static">
          <CountBadge count={count} label="" />
        </span>
      </button>
      {Watch && <Watch initial={initial} source={source} onCount={setUnread} onNew={announce} />}
      {open && Panel && (
        <Panel
          id={panelId}
          list={{ source, newestId: unread?.newestId ?? null, onCount: setUnread, onLeave: close }}
          onClose={() => {
            button.current?.focus({ preventScroll: true })
            close()
          }}
        />
      )}
    </div>
  )
}
