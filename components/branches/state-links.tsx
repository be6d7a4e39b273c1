import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { BranchFilter } from '@/lib/branches/branch'
import { listPath } from './list-path'

const states: readonly BranchFilter['state'][] = ['active', 'archived']

/** Links to the branches in use and to the archived ones. */
export function StateLinks({ state: shown }: Pick<BranchFilter, 'state'>) {
  const t = useTranslations('branches.states')
  return (
    <nav aria-label={t('label')} className="mb-5 flex w-fit gap-1 rounded-control bg-well p-1">
      {states.map((state) => (
        <Link
          key={state}
          href={listPath({ state })}
          aria-current={state === shown ? 'page' : undefined}
          className={classNames(
            'grid min-h-11 place-items-center rounded-lg px-4 font-semibold transition-colors',
            state === shown ? 'bg-card text-ink shadow-soft' : 'text-ink-2 hover:text-ink',
          )}
        >
          {t(state)}
        </Link>
      ))}
    </nav>
  )
}
