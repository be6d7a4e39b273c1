import { useTranslations } from 'next-intl'
import { PrintButton } from '@/components/job-posts/sharing/print-button'
import { missingAnswers } from '@/components/resumes/missing-answers'
import { ResumeSheet } from '@/components/resumes/resume-sheet'
import { resumeSteps } from '@/components/resumes/resume-values'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Resume, ResumePreview } from '@/lib/resumes/resume'

type OwnSheetProps = { uid: string; resume: Resume; profile: ResumePreview['unlocked'] }

/** The worker's own sheet: each part leads to where it is changed, and what is still missing says what it would tell. */
export function OwnSheet({ uid, resume, profile }: OwnSheetProps) {
  const t = useTranslations('resumes')
  const hrefOf = (step: (typeof resumeSteps)[number]) => `/resume/${uid}?step=${step}`
  const hasPhoto = profile.photoUrl !== null
  const missing = resumeSteps.flatMap((step) =>
    missingAnswers(resume, step, hasPhoto).map((asked) => ({ step, asked })),
  )
  return (
    <>
      <div className="mb-6 grid gap-4 print:hidden">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 text-ink-2">
            {`${t(`visibilities.${resume.visibility}.label`)}: ${t(`visibilities.${resume.visibility}.about`)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="accent" href={`/resume/${uid}?view=preview`}>
            <Icon name="eye" />
            {t('sheet.preview')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={`/resume/${uid}?view=readers`}>
            <Icon name="people" />
            {t('sheet.readers')}
          </ButtonLink>
          <PrintButton variant="secondary" label={t('sheet.print')} />
          <a href="/api/resume" download className={buttonClass({ variant: 'secondary' })}>
            <Icon name="download" />
            {t('sheet.pdf')}
          </a>
        </div>
        {missing.length > 0 && (
          <section aria-label={t('missing.title')} className="rounded-card border border-line bg-card p-4">
            <h2 className="font-semibold">{t('missing.title')}</h2>
            <ul className="grid gap-1">
              {missing.map(({ step, asked }) => (
                <li key={asked}>
                  <Link
                    href={hrefOf(step)}
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  >
                    {t(`missing.${asked}.label`)}
                  </Link>{' '}
                  <span className="text-sm text-ink-2">{t(`missing.${asked}.tells`)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <ResumeSheet profile={profile} editAt={hrefOf} />
    </>
  )
}
