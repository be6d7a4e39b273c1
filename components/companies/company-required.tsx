import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

type CompanyRequiredProps = { email: string; emailVerified: boolean }

/** Shown on pages that need a company to an employer without one: the one step to take first. */
export function CompanyRequired({ email, emailVerified }: CompanyRequiredProps) {
  const t = useTranslations('companies')
  return emailVerified ? (
    <EmptyState
      illustration="verified"
      title={t('required.title')}
      action={
        <ButtonLink href="/verify-employer" variant="accent">
          {t('required.action')}
        </ButtonLink>
      }
    >
      {t('required.explain')}
    </EmptyState>
  ) : (
    <EmptyState
      illustration="mail"
      title={t('emailUnverified.title')}
      action={
        <ButtonLink href="/register/send-email" variant="accent">
          {t('emailUnverified.action')}
        </ButtonLink>
      }
    >
      {t('emailUnverified.explain', { email })}
    </EmptyState>
  )
}
