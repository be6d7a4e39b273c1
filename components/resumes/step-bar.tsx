import { useTranslations } from 'next-intl'
import { FillBar } from '@/components/ui/fill-bar'
import { Link } from '@/components/ui/link'
import type { Resume } from '@/lib/resumes/resume'
import { answersAsked, missingAnswers } from './missing-answers'
import { type ResumeStep, resumeSteps } from './resume-values'

type StepBarProps = {
  uid: string
  step: ResumeStep
  resume: Resume
  hasPhoto: boolean
  /** Added to the addresses of the other steps. */
  query: string
}

/** The three steps, each as full as its questions are answered, and what is still missing in this one. */
export function StepBar({ uid, step, resume, hasPhoto, query }: StepBarProps) {
  const t = useTranslations('resumes')
  const missing = missingAnswers(resume, step, hasPhoto)
  return (
    <div className="grid gap-3">
      <ol aria-label={t('steps.label')} className="flex items-start gap-2">
        {resumeSteps.map((other) => {
          const asked = answersAsked[other].length
          const said = asked - missingAnswers(resume, other, hasPhoto).length
          return (
            <li key={other} aria-current={other === step ? 'step' : undefined} className="min-w-0 flex-1">
              <FillBar taken={said} places={asked} />
              <Link
                href={`/resume/${uid}?step=${other}${query}`}
                className="flex min-h-11 items-start text-sm leading-snug text-ink-2 hover:text-ink"
              >
                {t(`steps.${other}.title`)}
              </Link>
            </li>
          )
        })}
      </ol>
      {missing.length > 0 && (
        <ul aria-label={t('missing.title')} className="grid gap-1 text-sm text-ink-2">
          {missing.map((asked) => (
            <li key={asked}>
              <span className="font-medium">{t(`missing.${asked}.label`)}</span> {t(`missing.${asked}.tells`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
