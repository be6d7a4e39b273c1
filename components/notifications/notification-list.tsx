'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { NotificationSource, UnreadCount } from '@/lib/notifications/notification'
import { NotificationItem } from './notification-item'
import { PanelProblem } from './panel-problem'
import { PanelSkeleton } from './panel-skeleton'
import { useNotifications } from './use-notifications'

export type NotificationListProps = {
  source: NotificationSource
  /** The newest unread notification that the shell knows. */
  newestId: string | null
  onCount: (unread: UnreadCount) => void
  /** Called when somebody follows a notification. */
  onLeave: () => void
}

/** The content of the panel: the latest notifications, and older ones on demand. */
export default function NotificationList({ source, newestId, onCount, onLeave }: NotificationListProps) {
  const t = useTranslations('notifications')
  const { page, failure, loadingMore, loadFirst, loadMore, read, readAll } = useNotifications({
    source,
    newestId,
    onCount,
  })
  const list = useRef<HTMLUListElement>(null)
  /** Index at which the last requested page begins. */
  const position = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (page && position.current !== null && position.current < page.items.length) {
      list.current?.querySelectorAll('a')[position.current]?.focus()
      position.current = null
    }
  }, [page])

  if (!page && failure) return <PanelProblem text={t('failed')} onRetry={loadFirst} />
  if (!page) return <PanelSkeleton label={t('loading')} />
  if (page.items.length === 0 && !page.nextCursor) {
    return (
      <EmptyState illustration="mail" heading="h3" title={t('empty.title')}>
        {t(`empty.about.${source}`)}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-1">
      {failure && (
        <PanelProblem
          text={failure === 'read' ? t('readFailed') : t('failed')}
          onRetry={failure === 'first' ? loadFirst : undefined}
        />
      )}
      {page.items.some(({ readAt }) => readAt === null) && (
        <Button variant="ghost" size="sm" className="justify-self-end" onClick={() => void readAll()}>
          {t('readAll')}
        </Button>
      )}
      <ul ref={list} className="grid gap-1">
        {page.items.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              onOpen={() => {
                if (notification.readAt === null) void read(notification.id)
                onLeave()
              }}
            />
          </li>
        ))}
      </ul>
      {page.nextCursor && (
        <Button
          variant="secondary"
          size="sm"
          loading={loadingMore}
          className="mt-1 justify-self-center"
          onClick={() => {
            position.current = page.items.length
            loadMore()
          }}
        >
          {t('more')}
        </Button>
      )}
    </div>
  )
}
