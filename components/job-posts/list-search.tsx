import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { JobPostFilter } from '@/lib/job-posts/job-post'
import type { BranchChoice } from './branch-choice'

type ListSearchProps = {
  filter: JobPostFilter
  branches: readonly BranchChoice[]
}

/** Search by title and branch: a plain form, so it works before any script has loaded. */
export function ListSearch({ filter, branches }: ListSearchProps) {
  const t = useTranslations('jobPosts.list')
  return (
    <search>
      <form action="/job-posting" className="flex flex-wrap gap-3">
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
        <input
          type="search"
          name="q"
          defaultValue={filter.q}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          className="control min-w-0 flex-1 basis-48"
        />
        {branches.length > 1 && (
          <select
            name="branchId"
            defaultValue={filter.branchId ?? ''}
            aria-label={t('branch')}
            className="control w-auto min-w-0 flex-1 basis-40 sm:flex-none"
          >
            <option value="">{t('allBranches')}</option>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          <Icon name="search" />
          {t('apply')}
        </button>
      </form>
    </search>
  )
}
