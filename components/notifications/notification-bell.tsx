'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react'
import { CountBadge } from '@/components/layout/count-badge'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/toast'
import type { Notification, UnreadCount } from '@/lib/notifications/notification'
import { isKnown, pathOf } from './notification-kinds'
import type { NotificationListProps } from './notification-list'
import { PanelProblem } from './panel-problem'
import { PanelSkeleton } from './panel-skeleton'
import { useNotificationText } from './use-notification-text'
import { useUnread } from './use-unread'

const loadList = () => import('./notification-list')
const preload = () => void loadList().catch(() => undefined)

/** The bell with the unread count, and the panel it opens; the count may be missing (null), the bell never is. */
export function NotificationBell({ initial }: { initial: UnreadCount | null }) {
  const t = useTranslations('notifications')
  const textOf = useNotificationText()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const announce = (arrived: readonly Notification[]) => {
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
  const { unread, setUnread } = useUnread(initial, announce)
  const count = unread?.count ?? 0

  const read = async (id: string) => {
    const requests = await import('@/lib/notifications/requests')
    await requests.readOne(id).then(setUnread, () => undefined)
  }

  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      button.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [open])

  return (
    <div ref={root} className="ml-auto lg:relative lg:ml-0">
      <button
        ref={button}
        type="button"
        aria-label={t('bell', { count })}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
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
      {open && (
        <NotificationPanel
          id={panelId}
          list={{ newestId: unread?.newestId ?? null, onCount: setUnread, onLeave: close }}
          onClose={() => {
            button.current?.focus()
            close()
          }}
        />
      )}
    </div>
  )
}

type NotificationPanelProps = { id: string; list: NotificationListProps; onClose: () => void }

function NotificationPanel({ id, list, onClose }: NotificationPanelProps) {
  const t = useTranslations('notifications')
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [List, setList] = useState<ComponentType<NotificationListProps> | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    loadList().then(
      ({ default: loaded }) => setList(() => loaded),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-panel
      className="absolute inset-x-0 top-full flex max-h-[calc(100dvh-9rem)] flex-col rounded-b-panel border-b border-line bg-card shadow-soft lg:inset-x-auto lg:top-auto lg:bottom-0 lg:left-full lg:ml-5 lg:max-h-[min(36rem,calc(100dvh-14rem))] lg:w-104 lg:max-w-[calc(100vw-17rem)] lg:rounded-panel lg:border"
    >
      <div className="flex items-center justify-between gap-2 px-4 pt-2">
        <h2 id={titleId} className="text-lg">
          {t('title')}
        </h2>
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="-mr-2.5 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-well"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain px-2 pt-1 pb-3">
        {List && <List {...list} />}
        {!List && failed && <PanelProblem text={t('failed')} onRetry={load} />}
        {!List && !failed && <PanelSkeleton label={t('loading')} />}
      </div>
    </div>
  )
}
