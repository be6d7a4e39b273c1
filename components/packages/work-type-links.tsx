import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { workTypes } from '@/validators/work-types'
import { WorkerCount } from './worker-count'

/** Links to the packages of each type of work. */
export function WorkTypeLinks() {
  const t = useTranslations('profilePackages')
  const nameOf = useTranslations('workTypes')
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(16rem,(100%-1.6rem)/3)),1fr))] gap-3">
      {workTypes.map((type) => (
        <li key={type}>
          <Link
            href={`/profile-package/${type}`}
            className="flex h-full items-center gap-3 rounded-card border border-line bg-card p-3 shadow-soft transition-colors hover:bg-well"
          >
            <WorkTypeIcon type={type} />
            <span className="min-w-0">
              <span className="block leading-snug font-medium">{nameOf(type)}</span>
              <WorkerCount type={type} texts={{ about: t('countAbout'), few: t('countFew') }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
