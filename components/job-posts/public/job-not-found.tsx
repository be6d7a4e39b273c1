import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

/** For a job that does not exist or was never public. */
export function JobNotFound({ heading = 'h1' }: { heading?: 'h1' | 'h2' }) {
  const t = useTranslations('jobs.missing')
  return (
    <EmptyState
      illustration="lost"
      title={t('title')}
      heading={heading}
      action={<ButtonLink href="/jobs">{t('all')}</ButtonLink>}
    >
      {t('explain')}
    </EmptyState>
  )
}
