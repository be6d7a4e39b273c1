import { useTranslations } from 'next-intl'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

/** No such job post, or another company's. */
export default function JobPostNotFound() {
  const t = useTranslations('jobPosts')
  return (
    <MinimalShell title={t('title')} backHref="/job-posting">
      <EmptyState
        illustration="lost"
        title={t('detail.notFoundTitle')}
        action={
          <ButtonLink href="/job-posting" variant="secondary">
            {t('list.showAll')}
          </ButtonLink>
        }
      >
        {t('detail.notFoundExplain')}
      </EmptyState>
    </MinimalShell>
  )
}
