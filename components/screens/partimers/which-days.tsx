import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { shortDay } from '@/lib/dates/format-thai'
import { searchPath } from '@/lib/worker-search/search-view'
import type { SaidDays } from './said-view'

/** Asks which days a sentence means that can mean several, with a link to the search for each. */
export function WhichDays({ possible }: { possible: readonly SaidDays[] }) {
  const t = useTranslations('peopleSearch')
  if (possible.length === 0) return null
  return (
    <nav aria-label={t('whichDays')} className="flex flex-wrap items-center gap-2">
      <p className="font-medium">{t('whichDays')}</p>
      {possible.map(({ days, view }) => (
        <ButtonLink key={days.join()} href={searchPath(view)} variant="secondary" size="sm">
          {days.map(shortDay).join(', ')}
        </ButtonLink>
      ))}
    </nav>
  )
}
