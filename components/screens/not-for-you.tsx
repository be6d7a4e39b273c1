import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

type NotForYouProps = {
  /** What the page is about: finding people, or the company's branches. */
  of?: 'people' | 'branches'
}

/** Shown to members whose role has nothing to do with what a page is about. */
export async function NotForYou({ of = 'people' }: NotForYouProps) {
  const t = await getTranslations('errorScreens.notForYou')
  return (
    <EmptyState
      illustration="people"
      title={t(`${of}.title`)}
      action={<ButtonLink href="/dashboard">{t('action')}</ButtonLink>}
    >
      {t(`${of}.about`)}
    </EmptyState>
  )
}
