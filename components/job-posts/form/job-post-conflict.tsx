'use client'

import { useTranslations } from 'next-intl'
import { type ConflictRow, EditConflict } from '@/components/forms/edit-conflict'
import type { JobPost } from '@/lib/job-posts/job-post'
import { formatBaht } from '@/lib/money/format-baht'
import { areShiftsChosen, placesOf } from '@/validators/shift-places'
import type { BranchChoice } from '../branch-choice'
import { useTermTexts } from '../term-texts'
import { type JobPostValues, jobPostValues } from './job-post-values'

type JobPostConflictProps = {
  /** The post as somebody else saved it. */
  current: JobPost
  mine: JobPostValues
  /** The post waited for staff, who may have decided meanwhile. */
  wasWaiting: boolean
  branches: readonly BranchChoice[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Both versions of a post after a conflict. */
export default function JobPostConflict({
  current,
  mine,
  wasWaiting,
  branches,
  ...actions
}: JobPostConflictProps) {
  const t = useTranslations('jobPosts')
  const workTypeName = useTranslations('workTypes')
  const texts = useTermTexts()
  const theirs = jobPostValues(current)
  const row = (label: string, read: (values: JobPostValues) => string | undefined): ConflictRow => ({
    label,
    mine: read(mine) ?? '',
    theirs: read(theirs) ?? '',
  })
  const rows = [
    row(t('form.branch'), ({ branchId }) => branches.find(({ id }) => id === branchId)?.name),
    row(t('form.type'), ({ type }) => type && t(`types.${type}`)),
    row(t('form.workType'), ({ workType }) => workType && workTypeName(workType)),
    row(t('form.title'), ({ title }) => title),
    row(t('shifts.title'), ({ shifts = [], ...post }) =>
      shifts
        .map((shift) => {
          const people = areShiftsChosen(post) && placesOf(post, shift)
          const hours = `${shift.date} ${shift.startTime}–${shift.endTime}`
          return people ? `${hours} · ${t('shifts.places', { people })}` : hours
        })
        .join('\n'),
    ),
    row(t('form.shiftChoice'), ({ shiftChoice }) => t(`shiftChoices.${shiftChoice ?? 'all'}`)),
    row(t('form.headcount'), ({ headcount }) => headcount?.toString()),
    row(t('form.ages'), ({ minAge, maxAge }) => t('ages', { minAge: minAge || 18, maxAge: maxAge || 0 })),
    row(t('form.payAmount'), ({ payAmount, payUnit }) =>
      payAmount && payUnit ? t(`payRate.${payUnit}`, { amount: formatBaht(payAmount) }) : '',
    ),
    row(t('form.overtimePay'), ({ overtimePay }) => (overtimePay ? formatBaht(overtimePay) : '')),
    row(t('form.paysHolidayRates'), ({ paysHolidayRates }) => (paysHolidayRates ? t('holidayRate') : '')),
    row(t('form.payday'), ({ payday }) => payday && t(`paydays.${payday}`)),
    row(t('form.description'), ({ description }) => description),
    row(t('form.requirements'), (values) => texts.requirements(values).join('\n')),
    row(t('form.benefits'), (values) => texts.benefits(values).join('\n')),
    row(t('form.knockOutQuestions'), ({ knockOutQuestions = [] }) =>
      knockOutQuestions.map(texts.question).join('\n'),
    ),
    row(t('form.photos'), ({ photos }) =>
      photos.length > 0 ? t('form.photoCount', { count: photos.length }) : '',
    ),
    row(t('form.applying'), (values) => texts.applying(values).join('\n')),
  ]
  const decision = wasWaiting ? decisionOf(current) : null
  return (
    <EditConflict open rows={rows} news={decision && t(`form.decidedMeanwhile.${decision}`)} {...actions} />
  )
}

/** What staff decided about a post that waited for them, as its state now says; null for anything else. */
const decisionOf = ({ state }: JobPost) => (state === 'published' || state === 'rejected' ? state : null)
