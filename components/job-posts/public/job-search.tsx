import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SearchForm } from '@/components/forms/search-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { formatBaht } from '@/lib/money/format-baht'
import { jobPostTypes, payUnits } from '@/validators/job-post-terms'
import { workTypes } from '@/validators/work-types'
import { furtherFilters, type JobsView, jobsPath, leastPays } from './jobs-view'

type JobSearchProps = {
  view: JobsView
  provinces: readonly string[]
  /** Of the province that is chosen; none, none. */
  districts: readonly string[]
  /** What a district is called in that province. */
  districtLabel: string
}

/** What somebody looks for: a plain form, so it works before any script has loaded, and without. */
export function JobSearch({ view, provinces, districts, districtLabel }: JobSearchProps) {
  const t = useTranslations('jobs.search')
  const workTypeName = useTranslations('workTypes')
  const typeName = useTranslations('jobPosts.types')
  const payRate = useTranslations('jobPosts.payRate')
  const count = furtherFilters(view)
  return (
    <SearchForm action="/jobs" className="grid gap-3 rounded-panel border border-line bg-card p-4 sm:p-5">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1.3fr_1fr_1fr_auto]">
        <Labelled label={t('words')} className="col-span-2 lg:col-span-1">
          <input
            type="search"
            name="q"
            defaultValue={view.q}
            placeholder={t('wordsHint')}
            maxLength={100}
            enterKeyHint="search"
            className="control"
          />
        </Labelled>
        <Choice label={t('work')} name="work" value={view.work} any={t('anyWork')}>
          {workTypes.map((type) => (
            <option key={type} value={type}>
              {workTypeName(type)}
            </option>
          ))}
        </Choice>
        <Choice label={t('province')} name="province" value={view.province} any={t('anyProvince')}>
          {provinces.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </Choice>
        <Button type="submit" className="col-span-2 lg:col-span-1">
          <Icon name="search" />
          {t('submit')}
        </Button>
      </div>
      <details open={count > 0} className="group">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-2 font-medium [&::-webkit-details-marker]:hidden">
          <Icon name="filter" />
          {t('more', { count })}
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {districts.length > 0 && (
            <Choice label={districtLabel} name="district" value={view.district} any={t('anyDistrict')}>
              {districts.map((district) => (
                <option key={district}>{district}</option>
              ))}
            </Choice>
          )}
          <Choice label={t('type')} name="type" value={view.type} any={t('anyType')}>
            {jobPostTypes.map((type) => (
              <option key={type} value={type}>
                {typeName(type)}
              </option>
            ))}
          </Choice>
          <Choice label={t('pay')} name="pay" value={view.pay} any={t('anyPay')}>
            {[...payUnits].flatMap((unit) =>
              leastPays[unit].map((baht) => (
                <option key={`${unit}-${baht}`} value={`${unit}-${baht}`}>
                  {t('payFrom', { rate: payRate(unit, { amount: formatBaht(baht * 100) }) })}
                </option>
              )),
            )}
          </Choice>
          <Labelled label={t('from')}>
            <input type="date" name="from" defaultValue={view.from} className="control" />
          </Labelled>
          <Labelled label={t('to')}>
            <input type="date" name="to" defaultValue={view.to} className="control" />
          </Labelled>
          <div className="flex flex-wrap gap-3 sm:col-span-full">
            <Button type="submit" variant="secondary">
              {t('use')}
            </Button>
            {count > 0 && (
              <ButtonLink
                href={jobsPath({ work: view.work, province: view.province, q: view.q })}
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
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
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
  /** What choosing nothing means. */
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
