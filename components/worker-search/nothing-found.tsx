import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { type SearchView, searchPath, withoutFilters } from '@/lib/worker-search/search-view'
import type { Relaxation } from '@/lib/worker-search/worker-search'

type NothingFoundProps = { view: SearchView; relaxations: readonly Relaxation[] }

/** Where nobody meets a search: which part to loosen, and how many people that brings, a button each. */
export function NothingFound({ view, relaxations }: NothingFoundProps) {
  const t = useTranslations('peopleSearch.nothing')
  return (
    <EmptyState
      illustration="people"
      heading="h3"
      title={t('title')}
      action={
        <div className="grid gap-2">
          {relaxations.map((relaxation) => (
            <ButtonLink
              key={relaxation.filter}
              href={searchPath(loosened(view, relaxation))}
              variant="secondary"
              block
            >
              <Loosen relaxation={relaxation} />
            </ButtonLink>
          ))}
          <ButtonLink href={searchPath(withoutFilters({ ...view, days: undefined }))} variant="ghost" block>
            {t('clear')}
          </ButtonLink>
        </div>
      }
    >
      {t(relaxations.length > 0 ? 'about' : 'plain')}
    </EmptyState>
  )
}

function Loosen({ relaxation: { filter, radiusKm, workers, isExact } }: { relaxation: Relaxation }) {
  const t = useTranslations('peopleSearch.nothing')
  const what =
    filter === 'radius'
      ? t('wider', { kilometres: radiusKm ?? 0 })
      : t('without', { filter: t(`filters.${filter}`) })
  return t(isExact ? 'brings' : 'bringsMore', { what, count: workers })
}

/** The view without the part that a relaxation takes off, or with the wider radius. */
function loosened(view: SearchView, { filter, radiusKm }: Relaxation): SearchView {
  const changes: Readonly<Record<Relaxation['filter'], Partial<SearchView>>> = {
    radius: { km: radiusKm ?? view.km },
    workTypes: { work: undefined },
    free: { days: undefined, from: undefined, until: undefined, free: undefined },
    pay: { pay: undefined, unit: undefined },
    experience: { exp: undefined },
    languages: { lang: undefined },
    certificates: { cert: undefined },
    skills: { skill: undefined },
    hasVideo: { video: undefined },
    verified: { verified: undefined },
    workedForUs: { worked: undefined },
    favourites: { fav: undefined },
    q: { q: undefined },
  }
  return { ...view, said: undefined, ...changes[filter] }
}
