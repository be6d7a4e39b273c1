import { useTranslations } from 'next-intl'
import { Filter, FilterPanel } from '@/components/forms/filter-panel'
import { SearchForm } from '@/components/forms/search-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { jobPostTypes } from '@/validators/job-post-terms'
import { longestSearch } from '@/validators/longest-search'
import type { BranchChoice } from '../branch-choice'
import { allBranches, filtersOf, type JobPostView, listPath } from './list-path'

type ListSearchProps = {
  view: JobPostView
  /** The branches to choose from, and the one selected in the branch switcher. */
  branches: readonly Pick<BranchChoice, 'id' | 'name'>[]
  chosenId?: string
}

/** Search by title, and filters: a plain form, so that it works before any script has loaded. */
export function ListSearch({ view, branches, chosenId }: ListSearchProps) {
  const t = useTranslations('jobPosts.list')
  const typeName = useTranslations('jobPosts.types')
  const { state, q } = view
  const count = filtersOf(view)
  /** The default view needs no place in the address. */
  const branchValue = (branch: string) => (branch === (chosenId ?? allBranches) ? '' : branch)
  return (
    <SearchForm action="/job-posting" className="grid gap-3">
      {state && <input type="hidden" name="state" value={state} />}
      <div className="flex flex-wrap gap-3">
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={t('search')}
          placeholder={t('search')}
          data-longest={longestSearch}
          enterKeyHint="search"
          className="control min-w-0 flex-1 basis-48"
        />
        <Button type="submit" variant="secondary">
          <Icon name="search" />
          {t('apply')}
        </Button>
      </div>
      <FilterPanel label={t('filters', { count })} isOpen={count > 0}>
        {branches.length > 1 && (
          <Filter label={t('branch')}>
            {/* Another one for another default, or it would keep what stood there before the branch switcher was used. */}
            <select
              key={chosenId}
              name="branch"
              defaultValue={branchValue(view.branch ?? '')}
              className="control"
            >
              <option value={branchValue(allBranches)}>{t('allBranches')}</option>
              {branches.map(({ id, name }) => (
                <option key={id} value={branchValue(id)}>
                  {name}
                </option>
              ))}
            </select>
          </Filter>
        )}
        <Filter label={t('type')}>
          <select name="type" defaultValue={view.type ?? ''} className="control">
            <option value="">{t('allTypes')}</option>
            {jobPostTypes.map((type) => (
              <option key={type} value={type}>
                {typeName(type)}
              </option>
            ))}
          </select>
        </Filter>
        <Filter label={t('from')}>
          <input type="date" name="from" defaultValue={view.from} className="control" />
        </Filter>
        <Filter label={t('to')}>
          <input type="date" name="to" defaultValue={view.to} className="control" />
        </Filter>
        <div className="flex flex-wrap gap-3 sm:col-span-full">
          <Button type="submit">{t('useFilters')}</Button>
          {count > 0 && (
            <ButtonLink href={listPath({ state, q })} variant="ghost">
              {t('clearFilters')}
            </ButtonLink>
          )}
        </div>
      </FilterPanel>
    </SearchForm>
  )
}
