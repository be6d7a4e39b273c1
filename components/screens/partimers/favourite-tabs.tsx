import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'

const paths = { people: '/partimers/favourites', invites: '/partimers/favourites/invites' } as const

/** Leads between the favourites and the invitations that were sent. */
export function FavouriteTabs({ current }: { current: keyof typeof paths }) {
  const t = useTranslations('inviting.sent.tabs')
  return (
    <nav aria-label={t('label')} className="mb-5 border-b border-line">
      <ul className="flex gap-1">
        {(['people', 'invites'] as const).map((tab) => (
          <li key={tab}>
            <Link
              href={paths[tab]}
              aria-current={tab === current ? 'page' : undefined}
              className={classNames(
                '-mb-px flex min-h-12 items-center rounded-t-control border-b-2 px-4 font-medium',
                tab === current
                  ? 'border-primary text-ink'
                  : 'border-transparent text-ink-2 hover:border-line hover:text-ink',
              )}
            >
              {t(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
