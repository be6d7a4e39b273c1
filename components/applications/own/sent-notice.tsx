import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'

/** What a worker reads who comes from applying, before anything else of the page. */
export function SentNotice() {
  const t = useTranslations('ownApplications.sent')
  return (
    <Alert live tone="leaf" title={t('title')} className="mb-6">
      {t('about')}
    </Alert>
  )
}
