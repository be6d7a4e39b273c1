import { useTranslations } from 'next-intl'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

/** No such branch, or another company's. */
export default function BranchNotFound() {
  const t = useTranslations('branches')
  return (
    <MinimalShell title={t('title')} backHref="/branch">
      <EmptyState
        illustration="lost"
        title={t('notFound.title')}
        action={
          <ButtonLink href="/branch" variant="secondary">
            {t('notFound.action')}
          </ButtonLink>
        }
      >
        {t('notFound.explain')}
      </EmptyState>
    </MinimalShell>
  )
}
