import { useTranslations } from 'next-intl'
import { OpenConsentSettings } from '@/components/consent/open-consent-settings'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { LogoMark } from '@/components/ui/logo'
import { type PublicPath, publicPages } from '@/lib/auth/public-pages'
import { externalLink } from '@/lib/navigation/external-link'

type FooterProps = {
  /** Whether to list sign-in, registration and guides for visitors; members have their navigation. */
  links?: boolean
  /** Address of the landing site, where it is a site of its own. */
  landing?: string | undefined
}

const entry = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline'

/** Of no use to somebody who is signed in. */
const waysIn: readonly PublicPath[] = ['/login', '/register']

const groups = ['start', 'guides', 'policies'] as const

/** The footer of public and member pages, with links to every public page. */
export function Footer({ links = true, landing }: FooterProps) {
  const t = useTranslations('layout')
  const pages = useTranslations('pages')
  const lists = groups
    .filter((group) => links || group === 'policies')
    .map((group) => ({ group, listed: publicPages.filter((page) => page.group === group) }))
    .filter(({ listed }) => listed.length > 0)
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div
        className={classNames(
          'page-width grid gap-x-12 gap-y-6 pt-8 text-sm text-ink-2 max-lg:contact-room lg:grid-cols-[1fr_auto] lg:pb-8',
          // At these widths the right end would lie under the contact button.
          links ? 'lg:max-xl:pr-24' : 'lg:max-[92.5rem]:pr-24',
        )}
      >
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
                <li key={path} className={waysIn.includes(path) ? 'signed-in:hidden' : undefined}>
                  <Link href={path} prefetch="reach" className={entry}>
                    {key === 'home' ? t('home') : pages(`${key}.title`)}
                  </Link>
                </li>
              ))}
              {group === 'policies' && landing && (
                <li>
                  <a {...externalLink(landing)} className={entry}>
                    {t('landing')}
                  </a>
                </li>
              )}
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
