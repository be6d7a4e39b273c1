import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { bangkokToday } from '@/validators/rules'
import { foundPath, type JobsView, nearMe, quickChoices, toggled } from './jobs-view'
import { NearMe } from './near-me'

/** The choices that people make most, in one row: near the reader or a station, tomorrow, the weekend, from 500 baht a day. */
export function JobChips({ view }: { view: JobsView }) {
  const t = useTranslations('jobs.quick')
  const sorts = useTranslations('jobs.sort')
  const { after: _, sort, near, ...rest } = view
  const today = bangkokToday()
  return (
    <nav
      aria-label={t('label')}
      className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-2 has-[p:not(:empty)]:flex-wrap sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {near && (
        <Chip
          href={foundPath(sort === 'near' ? rest : { ...rest, sort: 'near', near })}
          isOn={sort === 'near'}
        >
          {near === nearMe ? sorts('near') : sorts('nearStation', { station: near })}
        </Chip>
      )}
      {near !== nearMe && (
        <NearMe
          path={foundPath({ ...rest, sort: 'near', near: nearMe })}
          texts={{ use: sorts('near'), denied: sorts('denied'), failed: sorts('failed') }}
        />
      )}
      {quickChoices.map((choice) => {
        const { isOn, view: next } = toggled(view, choice, today)
        return (
          <Chip key={choice} href={foundPath(next)} isOn={isOn}>
            {t(choice)}
          </Chip>
        )
      })}
    </nav>
  )
}

function Chip({ href, isOn, children }: { href: string; isOn: boolean; children: string }) {
  return (
    <ButtonLink
      href={href}
      prefetch="reach"
      size="sm"
      variant={isOn ? 'primary' : 'secondary'}
      aria-current={isOn ? 'true' : undefined}
      className="shrink-0 whitespace-nowrap"
    >
      {children}
    </ButtonLink>
  )
}
