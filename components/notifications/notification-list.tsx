'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { UnreadCount } from '@/lib/notifications/notification'
import { NotificationItem } from './notification-item'
import { PanelProblem } from './panel-problem'
import { PanelSkeleton } from './panel-skeleton'
import { useNotifications } from './use-notifications'

export type NotificationListProps = {
  /** The newest unread one the shell knows of. */
  newestId: string | null
  onCount: (unread: UnreadCount) => void
  /** Somebody goes to see what a notification is about. */
  onLeave: () => void
}

/** What is in the panel: the latest notifications, older ones on demand. */
export default function NotificationList({ newestId, onCount, onLeave }: NotificationListProps) {
  const t = useTranslations('notifications')
  const { page, failure, loadingMore, loadFirst, loadMore, read, readAll } = useNotifications({
    newestId,
    onCount,
  })
  const list = useRef<HTMLUListElement>(null)
  /** Where the page that was asked for last begins. */
  const position = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (page && position.current !== null && position.current < page.items.length) {
      list.current?.querySelectorAll('a')[position.current]?.focus()
      position.current = null
    }
  }, [page])

  if (!page && failure) return <PanelProblem text={t('failed')} onRetry={() => void loadFirst()} />
  if (!page) return <PanelSkeleton label={t('loading')} />
  if (page.items.length === 0 && !page.nextCursor) {
    return (
      <EmptyState illustration="mail" heading="h3" title={t('empty.title')}>
        {t('empty.about')}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-1">
      {failure && (
        <PanelProblem
          text={failure === 'read' ? t('readFailed') : t('failed')}
          onRetry={failure === 'first' ? () => void loadFirst() : undefined}
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
            void loadMore()
          }}
        >
          {t('more')}
        </Button>
      )}
    </div>
  )
}
