import { useTranslations } from 'next-intl'
import type { Notification } from '@/lib/notifications/notification'

/** What a notification says: its sentence, and what is told beside it, a line each. */
type NotificationText = { readonly sentence: string; readonly facts: readonly string[] }

/** Returns the function that puts a notification into words. */
export function useNotificationText(): (notification: Notification) => NotificationText {
  const t = useTranslations('notifications')
  return (notification) => {
    const { kind, params } = notification
    const { facts = [], ...typed } = { facts: undefined, ...params }
    const unnamed = 'applicationId' in params ? t('applicantGone') : t('somebody')
    const actor = ('actorName' in notification && notification.actorName) || unnamed
    const values = { worker: t('workerGone'), promised: 'hired', how: 'other', day: 'none', ...typed, actor }
    return { sentence: t(`kinds.${kind}`, values), facts }
  }
}
