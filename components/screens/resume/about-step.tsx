'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioCards } from '@/components/forms/radio-cards'
import { TextField } from '@/components/forms/text-field'
import { TextareaField } from '@/components/forms/textarea-field'
import { BirthDate } from '@/components/resumes/birth-date'
import { SwitchField } from '@/components/resumes/switch-field'
import { OwnVideos } from '@/components/screens/videos/own-videos'
import type { Certificate } from '@/lib/resumes/certificate'
import type { HiddenFrom } from '@/lib/resumes/readers'
import type { OwnIntroVideos } from '@/lib/videos/intro-video'
import { resumeLimits } from '@/validators/resume-limits'
import { resumeVisibilities } from '@/validators/resume-visibilities'
import { BlockedCompanies } from './blocked-companies'
import { Certificates } from './certificates'
import { ResumePhoto } from './resume-photo'

export type AboutStepProps = {
  uid: string
  displayName: string
  photoUrl: string | null
  onPhoto: (hasPhoto: boolean) => void
  /** Whether their age allows it to be open; unknown until they say when they were born. */
  mayBeOpen: boolean
  isBirthDateKnown: boolean
  videos: OwnIntroVideos
  certificates: readonly Certificate[]
  hiddenFrom: HiddenFrom
}

/** The third step: who somebody is, and who sees it. */
export function AboutStep(props: AboutStepProps) {
  const {
    uid,
    displayName,
    photoUrl,
    onPhoto,
    mayBeOpen,
    isBirthDateKnown,
    videos,
    certificates,
    hiddenFrom,
  } = props
  const t = useTranslations('resumes')
  return (
    <>
      <ResumePhoto displayName={displayName} photoUrl={photoUrl} onChange={onPhoto} />
      <PhotoInLists {...{ mayBeOpen, isBirthDateKnown }} />
      <OwnVideos uid={uid} videos={videos} />
      <TextField name="headline" label={t('headline')} hint={t('headlineHint')} optional />
      <TextareaField
        name="about"
        label={t('about')}
        hint={t('aboutHint')}
        optional
        rows={5}
        limit={resumeLimits.about}
      />
      <Certificates certificates={certificates} />
      <Visibility {...{ mayBeOpen, isBirthDateKnown }} />
      <SwitchField
        name="hideFromWorkplaces"
        label={t('hideFromWorkplaces.title')}
        about={t('hideFromWorkplaces.about')}
      >
        {hiddenFrom.workplaces.length === 0
          ? t('hideFromWorkplaces.none')
          : t('hideFromWorkplaces.list', {
              names: hiddenFrom.workplaces.map(({ companyName }) => companyName).join(', '),
            })}
      </SwitchField>
      <BlockedCompanies uid={uid} blocked={hiddenFrom.blocked} />
    </>
  )
}

type VisibilityProps = Pick<AboutStepProps, 'mayBeOpen' | 'isBirthDateKnown'>

/** Whether lists show the photo, which nobody young has to decide: theirs is for whom they applied to. */
function PhotoInLists({ mayBeOpen, isBirthDateKnown }: VisibilityProps) {
  const t = useTranslations('resumes.photo')
  if (isBirthDateKnown && !mayBeOpen) return <p className="text-sm text-ink-2">{t('inListsYoung')}</p>
  return (
    <SwitchField
      name="photoInLists"
      label={t('inLists')}
      about={t(isBirthDateKnown ? 'inListsAbout' : 'inListsUnknown')}
    />
  )
}

/** Who sees the resume, in words. To open it, somebody first says when they were born. */
function Visibility({ mayBeOpen, isBirthDateKnown }: VisibilityProps) {
  const t = useTranslations('resumes')
  const form = useFormContext()
  const visibility = useWatch({ name: 'visibility' })
  const isTooYoung = isBirthDateKnown && !mayBeOpen
  const offered = [...resumeVisibilities].reverse().filter((value) => value !== 'open' || !isTooYoung)
  return (
    <div className="grid gap-3">
      <RadioCards
        name="visibility"
        label={t('visibility')}
        named={t('visibilityName')}
        columns={1}
        options={offered.map((value) => ({
          value,
          label: t(`visibilities.${value}.label`),
          about: t(`visibilities.${value}.about`),
        }))}
      />
      {isTooYoung && <p className="text-sm text-ink-2">{t('young')}</p>}
      {!isBirthDateKnown && visibility === 'open' && (
        <BirthDate onYoung={() => form.setValue('visibility', 'limited', { shouldDirty: true })} />
      )}
    </div>
  )
}
