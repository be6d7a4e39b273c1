import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { publicPage } from '@/lib/auth/public-pages'

const pages = [publicPage('/question'), publicPage('/howto'), publicPage('/product')]

const entry =
  'flex min-h-11 items-center rounded-control border border-line px-3 text-sm font-medium text-ink-2 hover:bg-well'

/** The ways to help and prices for somebody who is signed in: our guides, and our LINE account. */
export function HelpLinks() {
  const t = useTranslations()
  return (
    <ul className="flex flex-wrap gap-1">
      {pages.map(({ path, key }) => (
        <li key={path}>
          <Link href={path} prefetch="reach" className={entry}>
            {t(`pages.${key}.title`)}
          </Link>
        </li>
      ))}
      <li>
        <a href="/api/contact/line" target="_blank" rel="noopener noreferrer" className={entry}>
          {t('contact.line')}
          <span className="sr-only"> ({t('contact.newTab')})</span>
        </a>
      </li>
    </ul>
  )
}
