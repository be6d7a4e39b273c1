import { useTranslations } from 'next-intl'
import { OpenConsentSettings } from '@/components/consent/open-consent-settings'
import { Link } from '@/components/ui/link'
import { LogoMark } from '@/components/ui/logo'
import { publicPages } from '@/lib/auth/public-pages'

type FooterProps = {
  /** Ways in and guides for visitors; members have their navigation. */
  links?: boolean
}

const entry = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline'

const groups = ['start', 'guides', 'policies'] as const

/** The foot of public and member pages: where every public page is to be found. */
export function Footer({ links = true }: FooterProps) {
  const t = useTranslations('layout')
  const pages = useTranslations('pages')
  const lists = groups
    .filter((group) => links || group === 'policies')
    .map((group) => ({ group, listed: publicPages.filter((page) => page.group === group) }))
    .filter(({ listed }) => listed.length > 0)
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="page-width grid gap-x-12 gap-y-6 py-8 text-sm text-ink-2 lg:grid-cols-[1fr_auto]">
        <div>
          <p className="flex items-center gap-2.5">
            <LogoMark className="size-7" />
            {t('tagline')}
          </p>
          <p className="mt-3 text-ink-3">{t('copyright')}</p>
        </div>
        <nav aria-label={t('footerNavigation')} className="flex flex-wrap gap-x-12 gap-y-6">
          {lists.map(({ group, listed }) => (
            <ul key={group} aria-label={t(`footerGroups.${group}`)}>
              {listed.map(({ path, key }) => (
                <li key={path}>
                  <Link href={path} prefetch="reach" className={entry}>
                    {key === 'home' ? t('home') : pages(`${key}.title`)}
                  </Link>
                </li>
              ))}
              {group === 'policies' && (
                <li>
                  <OpenConsentSettings className={entry} />
                </li>
              )}
            </ul>
          ))}
        </nav>
      </div>
    </footer>
  )
}
