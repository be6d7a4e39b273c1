import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { CountBadge } from '@/components/layout/count-badge'
import { Icon } from '@/components/ui/icon'

/** The bell with the number of unread notifications. */
export function BellButton({ count, ...button }: { count: number } & ComponentProps<'button'>) {
  const t = useTranslations('notifications')
  // Not one message with a plural: the first number that the engine formats takes a slow phone 50 ms.
  const name = count === 0 ? t('title') : count > 99 ? t('unreadMany') : t('unreadCount', { count })
  return (
    <button
      {...button}
      type="button"
      aria-label={name}
      className="relative flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control font-medium text-ink-2 transition-colors hover:bg-well lg:w-full lg:justify-start lg:px-3"
    >
      <Icon name="bell" className="size-6 lg:size-5" />
      <span className="hidden flex-1 text-left lg:block">{t('title')}</span>
      <span className="absolute -top-0.5 left-1/2 lg:static">
        <CountBadge count={count} label="" />
      </span>
    </button>
  )
}
