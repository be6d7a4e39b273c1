import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { workTypes } from '@/validators/work-types'
import { Section } from './section'

/** The types of work, each a link to its open jobs. */
export function WorkTypeGrid() {
  const t = useTranslations('home.work')
  const nameOf = useTranslations('workTypes')
  return (
    <Section id="work" title={t('title')} about={t('about')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {workTypes.map((type) => (
          <li key={type}>
            <Link
              href={`/jobs?work=${type}`}
              prefetch="reach"
              className="flex h-full items-center gap-3 rounded-card border border-line bg-card p-3 leading-snug font-medium transition-colors hover:bg-well"
            >
              <WorkTypeIcon type={type} />
              <span className="min-w-0">{nameOf(type)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
