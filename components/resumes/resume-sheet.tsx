import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import type { ResumePreview } from '@/lib/resumes/resume'
import { useResumeTexts } from './resume-texts'
import { type ResumeStep, resumeSteps } from './resume-values'

type Profile = ResumePreview['masked'] & Partial<Pick<ResumePreview['unlocked'], 'phone' | 'photoUrl'>>

type ResumeSheetProps = {
  profile: Profile
  /** The worker's own sheet has the way to each step; others read only what is said. */
  editAt?: (step: ResumeStep) => string
}

/** One fact of a resume: its name, and its lines. */
type Fact = { readonly name: string; readonly lines: readonly string[] }

/** A resume to read, on screen and on A4 paper. */
export function ResumeSheet({ profile, editAt }: ResumeSheetProps) {
  const t = useTranslations('resumes')
  const texts = useResumeTexts()
  const line = (text: string): readonly string[] => (text ? [text] : [])
  const { workExperiences, certificates } = profile
  const factsOf: Readonly<Record<ResumeStep, readonly Fact[]>> = {
    work: [
      { name: t('missing.workTypes.label'), lines: line(texts.workTypes(profile.workTypes)) },
      { name: t('sheet.experience'), lines: line(texts.lengths(profile.lengthsOfExperience)) },
      { name: t('sheet.jobs'), lines: workExperiences.map((job) => `${job.workplace} · ${texts.job(job)}`) },
      { name: t('sheet.can'), lines: line(texts.skills(profile.skills)) },
      { name: t('sheet.languages'), lines: line(texts.languages(profile.languages)) },
      { name: t('sheet.education'), lines: line(profile.education) },
    ],
    times: [
      { name: t('sheet.area'), lines: areaOf() },
      { name: t('sheet.free'), lines: [...texts.week(profile.freeParts), ...texts.dates(profile.dates)] },
      { name: t('sheet.pay'), lines: texts.pay(profile) },
      { name: t('sheet.avoids'), lines: line(texts.avoids(profile.avoids)) },
    ],
    about: [
      { name: t('sheet.aboutMe'), lines: line(profile.about ?? '') },
      {
        name: t('sheet.certificates'),
        lines: line(certificates.map((kind) => t(`certificates.kinds.${kind}`)).join(', ')),
      },
    ],
  }
  return (
    <article className="grid gap-6 rounded-panel border border-line bg-card p-5 sm:p-6 print:p-0">
      <Person profile={profile} />
      {resumeSteps.map((step) => (
        <Part key={step} title={t(`sheet.${step}`)} facts={factsOf[step]} editHref={editAt?.(step)} />
      ))}
    </article>
  )

  function areaOf(): string[] {
    const place = [profile.district, profile.province].filter(Boolean).join(' · ')
    return place ? [place, t('radiusFrom', { km: profile.radiusKm })] : []
  }
}

function Person({ profile }: { profile: Profile }) {
  const t = useTranslations('resumes.sheet')
  const facts = [
    profile.age === null ? '' : t('age', { age: profile.age }),
    profile.experienceYears > 0 ? t('years', { years: profile.experienceYears }) : '',
    profile.phone ? t('phone', { phone: profile.phone }) : '',
  ].filter(Boolean)
  return (
    <header className="flex items-start gap-4">
      <Avatar name={profile.displayName} src={profile.photoUrl} className="size-20 text-3xl" />
      <div className="min-w-0">
        <h2 className="text-2xl wrap-anywhere">
          <Unbroken isName>{profile.displayName}</Unbroken>
        </h2>
        {profile.headline && <p className="wrap-anywhere">{profile.headline}</p>}
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
      </div>
    </header>
  )
}

type PartProps = { title: string; facts: readonly Fact[]; editHref: string | undefined }

/** Facts under one title; those that say nothing stand only on the worker's own sheet, and never on paper. */
function Part({ title, facts, editHref }: PartProps): ReactNode {
  const t = useTranslations('resumes.sheet')
  const shown = editHref ? facts : facts.filter(({ lines }) => lines.length > 0)
  if (shown.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-2 border-t border-line pt-4 print:break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{title}</h3>
        {editHref && (
          <Link
            href={editHref}
            aria-label={t('editPart', { part: title })}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
          >
            {t('edit')}
          </Link>
        )}
      </div>
      <dl className="grid gap-3">
        {shown.map(({ name, lines }) => (
          <div key={name} className={lines.length === 0 ? 'print:hidden' : undefined}>
            <dt className="text-sm text-ink-3">{name}</dt>
            {lines.length === 0 ? (
              <dd className="text-ink-3">{t('nothing')}</dd>
            ) : (
              lines.map((text) => (
                <dd key={text} className="wrap-anywhere whitespace-pre-line">
                  {text}
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
