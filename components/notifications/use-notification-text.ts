import { useTranslations } from 'next-intl'
import type { Notification } from '@/lib/notifications/notification'

/** Returns the function that turns a notification into its sentence. */
export function useNotificationText(): (notification: Notification) => string {
  const t = useTranslations('notifications')
  return (notification) => {
    const { kind, params } = notification
    const actor = ('actorName' in notification && notification.actorName) || t('somebody')
    return t(`kinds.${kind}`, { ...params, actor })
  }
}
