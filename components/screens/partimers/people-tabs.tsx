import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'

const paths = {
  search: '/partimers',
  favourites: '/partimers/favourites',
  invites: '/partimers/favourites/invites',
  saved: '/partimers/saved',
} as const
const tabs = Object.keys(paths) as (keyof typeof paths)[]

/** Leads between the search for people, the favourites, the invitations that were sent and the saved searches. */
export function PeopleTabs({ current }: { current: keyof typeof paths }) {
  const t = useTranslations('peopleTabs')
  return (
    <nav
      aria-label={t('label')}
      className="-mx-4 mb-5 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              href={paths[tab]}
              aria-current={tab === current ? 'page' : undefined}
              className={classNames(
                '-mb-px flex min-h-12 items-center rounded-t-control border-b-2 px-3 font-medium sm:px-4',
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
