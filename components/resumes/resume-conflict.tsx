'use client'

import { useTranslations } from 'next-intl'
import { type ConflictRow, EditConflict } from '@/components/forms/edit-conflict'
import { formatBaht } from '@/lib/money/format-baht'
import type { Resume } from '@/lib/resumes/resume'
import { type ResumeValues, resumeValues } from './resume-values'
import { weekdays } from './weekdays'

type ResumeConflictProps = {
  /** The resume as it was saved elsewhere. */
  current: Resume
  mine: ResumeValues
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Both versions of a resume that was changed on two devices. */
export default function ResumeConflict({ current, mine, ...actions }: ResumeConflictProps) {
  const t = useTranslations('resumes')
  const workTypeName = useTranslations('workTypes')
  const theirs = resumeValues(current)
  const row = (label: string, read: (values: ResumeValues) => string | undefined): ConflictRow => ({
    label,
    mine: read(mine) ?? '',
    theirs: read(theirs) ?? '',
  })
  const rows = [
    row(t('visibility'), ({ visibility }) => visibility && t(`visibilities.${visibility}.label`)),
    row(t('headline'), ({ headline }) => headline),
    row(t('workTypes'), ({ workTypes }) => workTypes?.map((type) => workTypeName(type)).join(', ')),
    row(t('place'), ({ district, province }) => [district, province].filter(Boolean).join(' · ')),
    // Nobody reads coordinates: whether there is a position is what can be told apart.
    row(t('nearHome.label'), ({ lat, lng }) => (lat && lng ? t('nearHome.known') : t('nearHome.none'))),
    row(t('days'), ({ days }) =>
      weekdays
        .filter(({ value }) => days?.includes(value))
        .map(({ key }) => t(`weekdays.${key}`))
        .join(' '),
    ),
    row(t('minDailyPay'), ({ minDailyPay }) => (minDailyPay ? formatBaht(minDailyPay) : '')),
    row(t('about'), ({ about }) => about),
  ]
  return <EditConflict open rows={rows} {...actions} />
}
