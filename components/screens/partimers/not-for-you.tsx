import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

/** Shown to members whose role does not find people. */
export async function NotForYou() {
  const t = await getTranslations('favourites.forbidden')
  return (
    <EmptyState
      illustration="people"
      title={t('title')}
      action={<ButtonLink href="/dashboard">{t('action')}</ButtonLink>}
    >
      {t('about')}
    </EmptyState>
  )
}
