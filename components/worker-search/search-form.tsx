import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OptionList } from '@/components/forms/option-list'
import { SearchForm } from '@/components/forms/search-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { peoplePath, radii, type SearchView, usualRadius } from '@/lib/worker-search/search-view'
import { DayFields } from './day-fields'
import { FilterFields } from './filter-fields'

export type BranchPlace = { readonly id: string; readonly name: string }

type PeopleSearchFormProps = {
  view: SearchView
  /** The branches that have a position. */
  branches: readonly BranchPlace[]
  /** Ways to search near another place. */
  elsewhere: ReactNode
}

/** What is searched for: where and when, then everything else. A plain form, so that it works before any script. */
export function PeopleSearchForm({ view, branches, elsewhere }: PeopleSearchFormProps) {
  const t = useTranslations('peopleSearch')
  const { near, place, km = usualRadius, sort, post } = view
  return (
    <SearchForm
      action={peoplePath}
      className="grid gap-3 rounded-panel border border-line bg-card p-4 sm:p-5"
    >
      {sort && <input type="hidden" name="sort" value={sort} />}
      {post && <input type="hidden" name="post" value={post} />}
      {near && <input type="hidden" name="near" value={near} />}
      {view.unit && <input type="hidden" name="unit" value={view.unit} />}
      {view.free && <input type="hidden" name="free" value={view.free.join(',')} />}
      {near && place && <input type="hidden" name="place" value={place} />}
      <Labelled label={t('say')}>
        <input
          type="search"
          name="say"
          defaultValue={view.q}
          placeholder={t('sayHint')}
          data-longest={200}
          enterKeyHint="search"
          className="control"
        />
      </Labelled>
      <div className="grid items-end gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_auto]">
        <Labelled label={t('where')} className="min-[26rem]:col-span-2 lg:col-span-1">
          <select name="branch" defaultValue={view.branch ?? ''} className="control">
            {near && <option value="">{place ?? t('otherPlace')}</option>}
            {!near && branches.length === 0 && <option value="">{t('noPlace')}</option>}
            <OptionList options={branches.map(({ id, name }) => [id, name])} />
          </select>
        </Labelled>
        <Labelled label={t('radius')}>
          <select name="km" defaultValue={km} className="control">
            <OptionList
              options={[...new Set([...radii, km])]
                .sort((one, other) => one - other)
                .map((kilometres) => [String(kilometres), t('kilometres', { kilometres })])}
            />
          </select>
        </Labelled>
        <Labelled label={t('pay')}>
          <input
            type="number"
            name="pay"
            min={1}
            max={100_000}
            inputMode="numeric"
            defaultValue={view.pay}
            placeholder={t('anyPay')}
            className="control"
          />
        </Labelled>
        <Button type="submit" variant="accent" className="min-[26rem]:col-span-2 lg:col-span-1">
          <Icon name="search" />
          {t('submit')}
        </Button>
      </div>
      <DayFields view={view} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <FilterFields view={view} />
        {elsewhere}
      </div>
    </SearchForm>
  )
}

type LabelledProps = { label: string; className?: string; children: ReactNode }

function Labelled({ label, className = '', children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is passed as children
    <label className={`grid min-w-0 content-start gap-1.5 text-sm font-medium ${className}`}>
      {label}
      {children}
    </label>
  )
}
