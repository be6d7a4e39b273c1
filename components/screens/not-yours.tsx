import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireMe } from '@/lib/accounts/data'
import { homeOf } from '@/lib/auth/home-of-members'

/** Whom a page is for that is not for the signed-in person's kind of account, and the way to what is. */
export async function NotYours({ heading = 'h1' }: { heading?: 'h1' | 'h2' }) {
  const [t, { kind }] = await Promise.all([getTranslations('errorScreens.notYours'), requireMe()])
  return (
    <EmptyState
      illustration="lost"
      heading={heading}
      title={t(`${kind}.title`)}
      action={
        <ButtonLink href={homeOf(kind)} variant="accent">
          {t(`${kind}.home`)}
        </ButtonLink>
      }
    >
      {t(`${kind}.about`)}
    </EmptyState>
  )
}
