import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { type SearchView, searchPath } from '@/lib/worker-search/search-view'
import { searchChips } from './search-chips'

/** What is searched for besides the place, as links that take one part of it off each. */
export function FilterChips({ view }: { view: SearchView }) {
  const t = useTranslations('peopleSearch')
  const workType = useTranslations('workTypes')
  const language = useTranslations('matches.languages')
  const skill = useTranslations('skills')
  const chips = searchChips(view, { t, workType, language, skill })
  if (chips.length === 0) return null
  return (
    <nav aria-label={t('chips.label')}>
      {view.said && <p className="mb-1.5 text-sm text-ink-2">{t('chips.understood', { text: view.said })}</p>}
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, text, without }) => (
          <li key={key} className="min-w-0">
            <Link
              href={searchPath(without)}
              prefetch="reach"
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-transparent bg-primary px-4 text-sm font-medium text-on-primary"
            >
              <span className="sr-only">{t('chips.takeOff')}</span>
              <span className="min-w-0 truncate">{text}</span>
              <Icon name="close" className="size-4.5" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
