import { useTranslations } from 'next-intl'
import { Filter, FilterPanel } from '@/components/forms/filter-panel'
import { SearchForm } from '@/components/forms/search-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { creditKinds, type StatementFilter, statementTypes } from '@/lib/credits/credit-statement'
import { formatDay } from '@/lib/dates/format-thai'
import { filtersIn, statementPart } from './statement-path'

type StatementFiltersProps = {
  filter: StatementFilter
  branches: readonly { readonly id: string; readonly name: string }[]
}

/**
 * The filters of the statement: a plain form, so that it works before any script has loaded. Folded up also while they are
 * in use, or they would fill a phone's screen before the first line; what is used stands below.
 */
export function StatementFilters({ filter, branches }: StatementFiltersProps) {
  const t = useTranslations('creditStatement')
  const kinds = useTranslations('credits')
  const count = filtersIn(filter)
  return (
    <SearchForm action={statementPart} aria-label={t('filters.label')}>
      <FilterPanel label={t('filters.open', { count })}>
        <Filter label={t('filters.from')}>
          <input type="date" name="from" defaultValue={filter.from} className="control" />
        </Filter>
        <Filter label={t('filters.to')}>
          <input type="date" name="to" defaultValue={filter.to} className="control" />
        </Filter>
        <Filter label={t('filters.kind')}>
          <select name="kind" defaultValue={filter.kind ?? ''} className="control">
            <option value="">{t('filters.everyKind')}</option>
            {creditKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kinds(kind)}
              </option>
            ))}
          </select>
        </Filter>
        <Filter label={t('filters.type')}>
          <select name="type" defaultValue={filter.type ?? ''} className="control">
            <option value="">{t('filters.everyType')}</option>
            {statementTypes.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </select>
        </Filter>
        {branches.length > 1 && (
          <Filter label={t('filters.branch')}>
            <select name="branch" defaultValue={filter.branchId ?? ''} className="control">
              <option value="">{t('filters.everyBranch')}</option>
              {branches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Filter>
        )}
        <div className="flex flex-wrap gap-3 sm:col-span-full">
          <Button type="submit">{t('filters.use')}</Button>
        </div>
      </FilterPanel>
      {count > 0 && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <UsedFilters filter={filter} branches={branches} />
          <ButtonLink href={statementPart} variant="ghost" size="sm">
            {t('filters.clear')}
          </ButtonLink>
        </div>
      )}
    </SearchForm>
  )
}

/** What the lines are filtered by, in words. */
function UsedFilters({ filter: { from, to, kind, type, branchId }, branches }: StatementFiltersProps) {
  const t = useTranslations('creditStatement')
  const kinds = useTranslations('credits')
  const words = [
    from && `${t('filters.from')} ${formatDay(from)}`,
    to && `${t('filters.to')} ${formatDay(to)}`,
    kind && kinds(kind),
    type && t(`types.${type}`),
    branches.find(({ id }) => id === branchId)?.name,
  ]
  return <p>{words.filter(Boolean).join(' · ')}</p>
}
