import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { type SearchView, searchPath, searchSorts } from '@/lib/worker-search/search-view'

/** The orders of the people found, as links to the search in each. */
export function SortLinks({ view }: { view: SearchView }) {
  const t = useTranslations('peopleSearch.sorts')
  const { sort: chosen = searchSorts[0] } = view
  return (
    <nav
      aria-label={t('label')}
      className="-mx-4 overflow-x-auto scroll-px-4 px-4 sm:mx-0 sm:scroll-px-0 sm:px-0"
    >
      <ul className="flex w-max gap-2">
        {searchSorts.map((sort) => (
          <li key={sort}>
            <Link
              href={searchPath({ ...view, sort: sort === searchSorts[0] ? undefined : sort })}
              prefetch="reach"
              aria-current={sort === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-2 text-sm text-ink-2 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(sort)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
