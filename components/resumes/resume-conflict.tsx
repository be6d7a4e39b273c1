'use client'

import { useTranslations } from 'next-intl'
import { type ConflictRow, EditConflict } from '@/components/forms/edit-conflict'
import type { Resume } from '@/lib/resumes/resume'
import { useResumeTexts } from './resume-texts'
import { type ResumeStep, type ResumeValues, resumeValues } from './resume-values'

type ResumeConflictProps = {
  step: ResumeStep
  /** The resume as it was saved elsewhere. */
  current: Resume
  mine: ResumeValues
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Both versions of a step that was changed on two devices. */
export default function ResumeConflict({ step, current, mine, ...actions }: ResumeConflictProps) {
  const t = useTranslations('resumes')
  const texts = useResumeTexts()
  const theirs = resumeValues(current, step)
  const row = (label: string, read: (values: ResumeValues) => string): ConflictRow => ({
    label,
    mine: read(mine),
    theirs: read(theirs),
  })
  const rowsOf: Readonly<Record<ResumeStep, readonly ConflictRow[]>> = {
    work: [
      row(t('workTypes'), ({ workTypes }) => texts.workTypes(workTypes ?? [])),
      row(t('lengthsTitle'), ({ lengthsOfExperience }) => texts.lengths(lengthsOfExperience ?? [])),
      row(t('skillsTitle'), ({ skills }) => texts.skills(skills ?? [])),
      row(t('experience.title'), ({ workExperiences }) =>
        (workExperiences ?? []).map(({ workplace }) => workplace).join(', '),
      ),
      row(t('languagesTitle'), ({ languages }) => texts.languages(languages ?? [])),
      row(t('education'), ({ education }) => education ?? ''),
    ],
    times: [
      row(t('home'), ({ district, province }) => [district, province].filter(Boolean).join(' · ')),
      // Nobody reads coordinates: whether there is a position is what can be told apart.
      row(t('nearHome.label'), ({ lat, lng }) => t(lat && lng ? 'nearHome.known' : 'nearHome.none')),
      row(t('radius'), ({ radiusKm }) => (radiusKm ? t('radiusKm', { km: radiusKm }) : '')),
      row(t('week.title'), ({ freeParts }) => texts.week(freeParts ?? 0).join('\n')),
      row(t('dates.title'), ({ dates }) => texts.dates(dates ?? []).join('\n')),
      row(t('pay.title'), (values) => texts.pay(values).join('\n')),
      row(t('avoidsTitle'), ({ avoids }) => texts.avoids(avoids ?? [])),
    ],
    about: [
      row(t('headline'), ({ headline }) => headline ?? ''),
      row(t('about'), ({ about }) => about ?? ''),
      row(t('visibility'), ({ visibility }) => (visibility ? t(`visibilities.${visibility}.label`) : '')),
      row(t('photo.inLists'), ({ photoInLists }) => texts.onOff(photoInLists)),
      row(t('hideFromWorkplaces.title'), ({ hideFromWorkplaces }) => texts.onOff(hideFromWorkplaces)),
    ],
  }
  return <EditConflict open rows={rowsOf[step]} {...actions} />
}
