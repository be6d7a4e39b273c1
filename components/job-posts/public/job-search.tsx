import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OptionList } from '@/components/forms/option-list'
import { SearchForm } from '@/components/forms/search-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { jobPostTypes, payUnits } from '@/validators/job-post-terms'
import { longestSearch } from '@/validators/longest-search'
import { workTypes } from '@/validators/work-types'
import { filtersOf, foundId, foundPath, type JobsView, leastPays } from './jobs-view'
import { usePayFrom } from './use-pay-from'

type JobSearchProps = {
  view: JobsView
  provinces: readonly string[]
  /** The districts of the chosen province; empty when none is chosen. */
  districts: readonly string[]
  /** The word for district in that province. */
  districtLabel: string
}

/** The job search, one line with its filters behind a button: a plain form, so that it works before any script has loaded, and without scripts. */
export function JobSearch({ view, provinces, districts, districtLabel }: JobSearchProps) {
  const t = useTranslations('jobs.search')
  const workTypeName = useTranslations('workTypes')
  const typeName = useTranslations('jobPosts.types')
  const payFrom = usePayFrom()
  const count = filtersOf(view)
  return (
    <SearchForm action={`/jobs#${foundId}`} className="flex flex-wrap items-start gap-2">
      {view.sort && <input type="hidden" name="sort" value={view.sort} />}
      {view.near && <input type="hidden" name="near" value={view.near} />}
      <input
        type="search"
        name="q"
        aria-label={t('words')}
        defaultValue={view.q}
        placeholder={t('wordsHint')}
        data-longest={longestSearch}
        enterKeyHint="search"
        className="control min-w-0 flex-1"
      />
      <Button type="submit" aria-label={t('submit')}>
        <Icon name="search" />
        <span className="max-sm:hidden">{t('submit')}</span>
      </Button>
      {/* Closed it stands beside the words; open it has a row of its own. */}
      <details className="group open:basis-full">
        <summary
          className={buttonClass({ variant: 'secondary' }, 'list-none [&::-webkit-details-marker]:hidden')}
        >
          <Icon name="filter" />
          <span className="not-group-open:max-sm:sr-only">{t('more')}</span>
          {count > 0 && <span className="sr-only">{t('inUse', { count })}</span>}
          {count > 0 && (
            <span aria-hidden="true" className="rounded-full bg-mango-soft px-2 text-sm">
              {count}
            </span>
          )}
        </summary>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 rounded-panel border border-line bg-card p-4 sm:p-5">
          <Choice label={t('work')} name="work" value={view.work} any={t('anyWork')}>
            <OptionList options={workTypes.map((type) => [type, workTypeName(type)])} />
          </Choice>
          <Choice label={t('province')} name="province" value={view.province} any={t('anyProvince')}>
            <OptionList options={provinces} />
          </Choice>
          {districts.length > 0 && (
            <Choice label={districtLabel} name="district" value={view.district} any={t('anyDistrict')}>
              <OptionList options={districts} />
            </Choice>
          )}
          <Choice label={t('type')} name="type" value={view.type} any={t('anyType')}>
            <OptionList options={jobPostTypes.map((type) => [type, typeName(type)])} />
          </Choice>
          <Choice label={t('pay')} name="pay" value={view.pay} any={t('anyPay')}>
            <OptionList
              options={[...payUnits].flatMap((unit) =>
                leastPays[unit].map((baht) => [`${unit}-${baht}`, payFrom(unit, baht * 100)] as const),
              )}
            />
          </Choice>
          <Labelled label={t('from')}>
            <input type="date" name="from" defaultValue={view.from} className="control" />
          </Labelled>
          <Labelled label={t('to')}>
            <input type="date" name="to" defaultValue={view.to} className="control" />
          </Labelled>
          <div className="flex flex-wrap gap-3 sm:col-span-full">
            <Button type="submit">{t('use')}</Button>
            {count > 0 && (
              <ButtonLink
                href={foundPath({ q: view.q, sort: view.sort, near: view.near })}
                variant="ghost"
                prefetch="reach"
              >
                {t('clear')}
              </ButtonLink>
            )}
          </div>
        </div>
      </details>
    </SearchForm>
  )
}

type LabelledProps = { label: string; className?: string; children: ReactNode }

function Labelled({ label, className, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is passed as children
    <label className={classNames('grid min-w-0 content-start gap-1.5 text-sm font-medium', className)}>
      {label}
      {children}
    </label>
  )
}

type ChoiceProps = {
  label: string
  name: string
  value: string | undefined
  /** The text of the empty choice. */
  any: string
  children: ReactNode
}

function Choice({ label, name, value, any, children }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <select name={name} defaultValue={value ?? ''} className="control">
        <option value="">{any}</option>
        {children}
      </select>
    </Labelled>
  )
}
