import { useTranslations } from 'next-intl'
import { OpenConsentSettings } from '@/components/consent/open-consent-settings'
import { Link } from '@/components/ui/link'
import { LogoMark } from '@/components/ui/logo'

type FooterProps = {
  /** Ways in and out for visitors; members have their navigation. */
  links?: boolean
}

const footerPlaces = [
  { href: '/', key: 'home' },
  { href: '/register', key: 'register' },
  { href: '/login', key: 'signIn' },
] as const

const entry = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline'

/** The foot of public and member pages. */
export function Footer({ links = true }: FooterProps) {
  const t = useTranslations('layout')
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-sm text-ink-2">
        <p className="flex items-center gap-2.5">
          <LogoMark className="size-7" />
          {t('tagline')}
        </p>
        <nav aria-label={t('footerNavigation')}>
          <ul className="flex flex-wrap gap-x-6">
            {links &&
              footerPlaces.map(({ href, key }) => (
                <li key={key}>
                  <Link href={href} className={entry}>
                    {t(key)}
                  </Link>
                </li>
              ))}
            <li>
              <OpenConsentSettings className={entry} />
            </li>
          </ul>
        </nav>
        <p className="w-full text-ink-3">{t('copyright')}</p>
      </div>
    </footer>
  )
}
