'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckboxField } from '@/components/forms/checkbox-field'
import { MoneyField } from '@/components/forms/money-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatDay } from '@/lib/dates/format-thai'
import { brokenLaws, type Finding, labourFindings } from '@/validators/labour-law'
import { publicHoliday } from '@/validators/public-holidays'
import { personDays } from '@/validators/shift-places'
import { leastOvertimePay } from '@/validators/wage-cost'
import type { BranchChoice } from '../branch-choice'
import type { JobPostValues } from './job-post-values'
import { useFindingText } from './use-finding-text'
import { useSettledValues } from './use-settled-values'

/** The part of the form at which each rule is shown. */
const parts = {
  shifts: ['rest', 'weekly_hours', 'weekly_overtime', 'overtime'],
  age: ['young_night', 'young_overtime', 'young_holiday'],
  pay: ['minimum_wage', 'overtime_pay', 'holiday'],
} as const satisfies Readonly<Record<string, readonly Finding['rule'][]>>

const regionTitles = { shifts: 'regionShifts', age: 'regionAge', pay: 'regionPay' } as const

export type LabourGuardProps = { branches: readonly BranchChoice[]; part: keyof typeof parts }

/** Labour-law findings for one part of the form: rule, numbers, source, and a button that fixes it. */
export default function LabourGuard({ branches, part }: LabourGuardProps) {
  const t = useTranslations('jobPosts.labourLaw')
  const values = useSettledValues()
  const mend = useMend()
  const region = useRef<HTMLElement>(null)
  const [mended, setMended] = useState<string | null>(null)
  const findings = useMemo(() => findingsOf(values, branches), [values, branches])
  const byRule = parts[part]
    .map((rule) => findings.filter((finding) => finding.rule === rule))
    .filter((found) => found.length > 0)
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t(regionTitles[part])}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setMended(null)
      }}
      className="grid gap-4 empty:hidden"
    >
      {part === 'pay' && <PremiumFields values={values} />}
      {byRule.map((found) => (
        <RuleAlert
          key={found[0]?.rule}
          findings={found}
          onMend={(change) => {
            mend(found)
            setMended(change)
            // The button disappears with what it fixed, so the focus moves to this region.
            region.current?.focus({ preventScroll: true })
          }}
        />
      ))}
      {mended && (
        <p role="status" className="flex gap-2 text-sm text-leaf">
          <Icon name="check-circle" className="size-5" />
          {t('mended', { change: mended })}
        </p>
      )}
    </section>
  )
}

function findingsOf({ shifts = [], ...values }: JobPostValues, branches: readonly BranchChoice[]) {
  const place = branches.find(({ id }) => id === values.branchId) ?? null
  return labourFindings({ ...values, shifts }, place)
}

/** Applies the changes that fix the findings of one rule. */
function useMend() {
  const { setValue, getValues } = useFormContext<JobPostValues>()
  return (findings: readonly Finding[]) => {
    const dropped = new Set<number>()
    for (const { mend } of findings) {
      if ('dropShift' in mend) dropped.add(mend.dropShift)
      else setValue(mend.field as 'payAmount', mend.value as number, { shouldDirty: true })
    }
    if (dropped.size === 0) return
    const kept = (getValues('shifts') ?? []).filter((_, position) => !dropped.has(position))
    setValue('shifts', kept, { shouldDirty: true })
  }
}

type RuleAlertProps = {
  /** Findings of one rule, at least one. */
  findings: readonly Finding[]
  onMend: (change: string) => void
}

function RuleAlert({ findings, onMend }: RuleAlertProps) {
  const t = useTranslations('jobPosts.labourLaw')
  const textOf = useFindingText()
  const [first] = findings
  if (!first) return null
  const { mend, dates } = first
  const change =
    'dropShift' in mend ? t('dropShift', { day: formatDay(dates.day ?? '') }) : textOf(first, 'mend')
  return (
    <Alert
      tone={brokenLaws([first]).length > 0 ? 'chilli' : 'mango'}
      title={textOf(first, 'title')}
      action={
        <Button variant="secondary" size="sm" onClick={() => onMend(change)}>
          {change}
        </Button>
      }
    >
      <p>{textOf(first, 'explain')}</p>
      {findings.length > 1 && <p>{t('more', { count: findings.length - 1 })}</p>}
      <p className="mt-1">{t('source', { source: textOf(first, 'source') })}</p>
    </Alert>
  )
}

/** Terms that only posts with long days or public holidays have, or posts where they are already set. */
function PremiumFields({ values }: { values: JobPostValues }) {
  const t = useTranslations('jobPosts')
  const days = personDays({ ...values, shifts: values.shifts ?? [] })
  const hasOvertime = values.overtimePay || days.some(({ overtimeMinutes }) => overtimeMinutes > 0)
  const hasHoliday = values.paysHolidayRates || days.some(({ date }) => publicHoliday(date))
  return (
    <>
      {hasOvertime && (
        <MoneyField
          name="overtimePay"
          label={t('form.overtimePay')}
          hint={t('form.overtimePayHint', { rate: (leastOvertimePay(values, days) ?? 0) / 100 })}
          unit={t('perUnit.hour')}
          optional
        />
      )}
      {hasHoliday && <CheckboxField name="paysHolidayRates" label={t('form.paysHolidayRates')} optional />}
    </>
  )
}
