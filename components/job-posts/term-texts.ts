import { useTranslations } from 'next-intl'
import { formatDay } from '@/lib/dates/format-thai'
import {
  type Benefit,
  type DayAndTime,
  endOfDay,
  type InterviewMode,
  type Visibility,
  yesNo,
} from '@/validators/job-post-terms'
import type { LanguageCode, LanguageLevel } from '@/validators/languages'
import { dayAndTime, type JobPostValues } from './form/job-post-values'

type Question = NonNullable<JobPostValues['knockOutQuestions']>[number]

/** The terms of a post besides work, days and pay, as far as known. */
export type PostTerms = {
  readonly experienceMonths?: number | null
  readonly languages?: readonly { readonly code?: LanguageCode; readonly level?: LanguageLevel }[]
  readonly gear?: string | null
  readonly benefits?: readonly Benefit[]
  readonly otherBenefits?: string | null
  /** When applying ends: as in the form, or as a moment. */
  readonly applyBy?: DayAndTime | string | null
  readonly interviewMode?: InterviewMode
  readonly visibility?: Visibility
}

/** The terms of a post in words, for form, preview and comparison. */
export function useTermTexts() {
  const t = useTranslations('jobPosts')
  const experience = ({ experienceMonths }: PostTerms) =>
    experienceMonths ? t('terms.experience', { months: experienceMonths }) : ''
  const languages = ({ languages: asked = [] }: PostTerms) =>
    asked.flatMap(({ code, level }) =>
      code
        ? t('terms.language', {
            language: t(`languages.${code}`),
            level: t(`languageLevels.${level ?? 'basic'}`),
          })
        : [],
    )
  const applyBy = ({ applyBy: deadline }: PostTerms) => {
    const { date, time } = typeof deadline === 'string' ? dayAndTime(deadline) : (deadline ?? {})
    return date ? t('terms.applyBy', { day: formatDay(date), time: time || endOfDay }) : ''
  }
  /** A question with its answers, the wanted ones marked. */
  const question = ({ text = '', kind, choices = [], wanted = [] }: Question) => {
    const answers = kind === 'yes_no' ? yesNo.filter((answer) => wanted.includes(answer)) : choices
    const said = answers.map((answer) => {
      const words = kind === 'yes_no' ? t(`questions.answers.${answer as 'yes'}`) : answer
      return wanted.includes(answer) ? `✓ ${words}` : words
    })
    return [text, ...said].join(' / ')
  }
  const interview = ({ interviewMode = 'none' }: PostTerms) => t(`interviewModes.${interviewMode}`)
  const present = (texts: readonly (string | null | undefined)[]) =>
    texts.filter((text) => !!text) as string[]
  return {
    experience,
    languages,
    applyBy,
    interview,
    question,
    requirements: (post: PostTerms) => present([experience(post), ...languages(post), post.gear]),
    benefits: (post: PostTerms) =>
      present([...(post.benefits ?? []).map((code) => t(`benefits.${code}`)), post.otherBenefits]),
    applying: (post: PostTerms) =>
      present([applyBy(post), interview(post), t(`visibilities.${post.visibility ?? 'public'}`)]),
  }
}
