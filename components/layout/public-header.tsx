import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { HomeLink } from './home-link'

/** The header of pages anybody can read. */
export function PublicHeader() {
  const t = useTranslations('layout')
  return (
    <header className="page-width flex items-center justify-between gap-3 py-4 print:hidden">
      <HomeLink />
      <nav aria-label={t('accountNavigation')} className="flex items-center gap-2">
        <ButtonLink href="/login" variant="secondary" size="sm">
          {t('signIn')}
        </ButtonLink>
        <div className="max-sm:hidden">
          <ButtonLink href="/register" size="sm">
            {t('register')}
          </ButtonLink>
        </div>
      </nav>
    </header>
  )
}
