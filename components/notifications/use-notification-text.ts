import { useTranslations } from 'next-intl'
import type { Notification } from '@/lib/notifications/notification'

/** Turns a notification into its sentence. */
export function useNotificationText(): (notification: Notification) => string {
  const t = useTranslations('notifications')
  return ({ kind, params, actorName }) => t(`kinds.${kind}`, { ...params, actor: actorName ?? t('somebody') })
}
