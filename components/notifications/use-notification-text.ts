import { useTranslations } from 'next-intl'
import type { Notification } from '@/lib/notifications/notification'

/** Returns the function that turns a notification into its sentence, and the facts beside it if there are any. */
export function useNotificationText(): (notification: Notification) => string {
  const t = useTranslations('notifications')
  return (notification) => {
    const { kind, params } = notification
    const { facts = [], ...typed } = { facts: undefined, ...params }
    const unnamed = 'applicationId' in params ? t('applicantGone') : t('somebody')
    const actor = ('actorName' in notification && notification.actorName) || unnamed
    return [
      t(`kinds.${kind}`, { worker: t('workerGone'), promised: 'hired', how: 'other', ...typed, actor }),
      ...facts,
    ].join(' · ')
  }
}
