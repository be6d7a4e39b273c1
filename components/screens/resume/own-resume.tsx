import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { type ResumeStep, resumeSteps } from '@/components/resumes/resume-values'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { Worker } from '@/lib/accounts/me'
import { provinceNames } from '@/lib/addresses/places'
import { safeNextPath } from '@/lib/auth/next-path'
import { pickMessages } from '@/lib/i18n/pick-messages'
import {
  getHiddenFrom,
  getOwnCertificates,
  getOwnResume,
  getResumePreview,
  getResumeReaders,
} from '@/lib/resumes/data'
import type { Resume } from '@/lib/resumes/resume'
import { getOwnIntroVideos } from '@/lib/videos/data'
import type { OwnIntroVideos } from '@/lib/videos/intro-video'
import { retention } from '@/validators/retention'
import { bangkokToday } from '@/validators/rules'
import { LazyResumeEditor } from './lazy-resume-editor'
import { OwnSheet } from './own-sheet'
import { ResumeHead } from './resume-head'
import { ResumePreviews } from './resume-previews'
import { ResumeReaders } from './resume-readers'
import { UnusedPart } from './unused-part'

/** What the screens of a resume tell of its worker. */
type Owner = Pick<Worker, 'uid' | 'displayName' | 'photoUrl' | 'emailVerified'>

type OwnResumeProps = {
  me: Owner
  query: Record<string, string | string[] | undefined>
}

/**
 * A worker's own resume: the sheet, one of its steps, how companies read it, or who did. Somebody who has not begun is at
 * the first step.
 */
export async function OwnResume({ me, query: { step, view, next } }: OwnResumeProps) {
  if (view === 'readers') return <Readers uid={me.uid} />
  const resume = await getOwnResume()
  const then = safeNextPath(next, '') || undefined
  if (view === 'preview')
    return <ResumePreviews uid={me.uid} preview={await getResumePreview()} next={then} />
  const wanted = resumeSteps.find((known) => known === step)
  // Who came from somewhere else came to change something, and goes back there.
  if (wanted || then || resume.workTypes.length === 0) {
    return (
      <>
        <UnusedPart resume={resume} />
        <Step me={me} resume={resume} step={wanted ?? 'work'} next={then} />
      </>
    )
  }
  const { unlocked } = await getResumePreview()
  return (
    <>
      <UnusedPart resume={resume} />
      <OwnSheet uid={me.uid} resume={resume} profile={unlocked} />
    </>
  )
}

async function Readers({ uid }: { uid: string }) {
  const [t, readers] = await Promise.all([getTranslations('resumes.readers'), getResumeReaders()])
  return (
    <>
      <ResumeHead uid={uid} title={t('title')} about={t('about', { days: retention.resumeView.count })} />
      <ClientMessages messages={await pickMessages('resumes', 'problems', 'forms')}>
        <ResumeReaders readers={readers} />
      </ClientMessages>
    </>
  )
}

const noVideos: OwnIntroVideos = { items: [], seenBy: 'who_i_applied_to' }

type StepProps = { me: Owner; resume: Resume; step: ResumeStep; next: string | undefined }

const parts = [
  'resumes',
  'workTypes',
  'skills',
  'avoids',
  'addresses',
  'dates',
  'uploads',
  'editing',
  'forms',
  'problems',
  'validation',
] as const

async function Step({ me, resume, step, next }: StepProps) {
  const isLast = step === 'about'
  const [t, certificates, hiddenFrom, videos] = await Promise.all([
    getTranslations('resumes'),
    isLast ? getOwnCertificates() : [],
    isLast ? getHiddenFrom() : { blocked: [], workplaces: [] },
    isLast ? getOwnIntroVideos() : noVideos,
  ])
  const { displayName, photoUrl } = me
  const { mayBeOpen, isBirthDateKnown } = resume
  return (
    <>
      <ResumeHead
        uid={me.uid}
        title={t(`steps.${step}.title`)}
        about={t('steps.count', { number: resumeSteps.indexOf(step) + 1 })}
      />
      {!me.emailVerified && (
        <Alert
          className="mb-6"
          tone="mango"
          title={t('emailUnverified')}
          action={
            <ButtonLink href="/register/send-email" size="sm">
              {t('verifyEmail')}
            </ButtonLink>
          }
        />
      )}
      <div className="max-w-2xl">
        <ClientMessages
          messages={await pickMessages(...parts, ...(isLast ? (['introVideos'] as const) : []))}
        >
          <LazyResumeEditor
            key={step}
            uid={me.uid}
            resume={resume}
            step={step}
            next={next}
            provinces={provinceNames()}
            today={bangkokToday()}
            about={{ displayName, photoUrl, mayBeOpen, isBirthDateKnown, certificates, hiddenFrom, videos }}
          />
        </ClientMessages>
      </div>
    </>
  )
}
