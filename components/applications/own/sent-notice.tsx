import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'

/** Confirmation for a worker who has just applied, above the rest of the page. */
export function SentNotice() {
  const t = useTranslations('ownApplications.sent')
  return (
    <Alert live tone="leaf" title={t('title')}>
      {t('about')}
    </Alert>
  )
}
