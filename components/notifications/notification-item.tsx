'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { toneClass } from '@/components/ui/tone'
import { Unbroken } from '@/components/ui/unbroken'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { timeAgo } from '@/lib/dates/time-ago'
import type { Notification } from '@/lib/notifications/notification'
import { kindLooks, pathOf } from './notification-kinds'
import { useNotificationText } from './use-notification-text'

/** Of what is told beside a sentence, the first are shown: the days, the place and the pay. */
const factsAtMost = 3

type NotificationItemProps = {
  notification: Notification
  onOpen: () => void
}

/** One notification in brief, as a link to its subject, where the whole of it stands. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const t = useTranslations('notifications')
  const textOf = useNotificationText()
  const { kind, createdAt, readAt } = notification
  const { icon, tone } = kindLooks[kind]
  const isUnread = readAt === null
  const moment = new Date(createdAt)
  const { unit, count } = timeAgo(moment)
  const { sentence, facts } = textOf(notification)
  return (
    <Link
      href={pathOf(notification)}
      prefetch="reach"
      onClick={onOpen}
      className={classNames(
        'flex min-h-11 gap-3 rounded-control px-3 py-2.5 hover:bg-well',
        isUnread && 'bg-mango-soft/40',
      )}
    >
      <span
        className={classNames('grid size-9 shrink-0 place-items-center rounded-control', toneClass[tone])}
      >
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('line-clamp-2 text-sm text-ink', isUnread && 'font-semibold')}>
          {sentence}
        </span>
        {facts.length > 0 && (
          <span className="block text-sm text-ink-2">
            {facts.slice(0, factsAtMost).map((fact) => (
              <Unbroken key={fact} inOneLine>
                {fact}
              </Unbroken>
            ))}
          </span>
        )}
        <time dateTime={createdAt} className="block text-xs text-ink-3">
          {t(`ago.${unit}`, { count, day: formatDay(moment), time: formatClock(moment) })}
        </time>
      </span>
      {isUnread && (
        <span className="mt-2 size-2.5 shrink-0 rounded-full border border-mango-ink bg-mango">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </Link>
  )
}
