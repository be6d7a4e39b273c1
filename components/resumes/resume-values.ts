import { degreesText } from '@/components/forms/degrees-text'
import type { Resume } from '@/lib/resumes/resume'
import type { ResumeInput } from '@/validators/resume'

/** The answers of one step, with the version that was read, so that a restored draft knows what it changes. */
export type ResumeValues = ResumeInput & { version?: number }

export const resumeSteps = ['work', 'times', 'about'] as const
export type ResumeStep = (typeof resumeSteps)[number]

/** The answers that each step asks for. */
export const answersOfStep = {
  work: ['workTypes', 'lengthsOfExperience', 'workExperiences', 'skills', 'languages', 'education'],
  times: [
    'province',
    'district',
    'lat',
    'lng',
    'radiusKm',
    'freeParts',
    'dates',
    'minHourlyPay',
    'minDailyPay',
    'minNightlyPay',
    'avoids',
  ],
  about: ['headline', 'about', 'visibility', 'photoInLists', 'hideFromWorkplaces'],
} as const satisfies Record<ResumeStep, readonly (keyof ResumeInput)[]>

/** A resume as the values of a step's form. */
export function resumeValues(resume: Resume, step: ResumeStep): ResumeValues {
  const all = { ...resume, lat: degreesText(resume.lat), lng: degreesText(resume.lng) }
  const names: readonly (keyof ResumeInput)[] = answersOfStep[step]
  const answers = Object.fromEntries(names.map((name) => [name, all[name]]))
  return { ...answers, version: resume.version } as ResumeValues
}

export type ResumeAnswers = Omit<ResumeValues, 'version'>

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The answers of a form that differ from those of a stored resume; an emptied pay is null. */
export function changedAnswers({ version: _, ...values }: ResumeValues, stored: ResumeValues): ResumeAnswers {
  const changed = Object.entries(values).filter(([name, value]) => {
    return !same(value, stored[name as keyof ResumeValues])
  })
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? null])) as ResumeAnswers
}

/** True when a resume has these answers: then an answer of the service was lost, and there is no conflict. */
export function saysTheSame(resume: Resume, answers: ResumeAnswers): boolean {
  const stored: Record<string, unknown> = {
    ...resume,
    lat: degreesText(resume.lat),
    lng: degreesText(resume.lng),
  }
  return Object.entries(answers).every(([name, value]) => same(value, stored[name]))
}

/** True when none of these answers changed between two versions of a resume: both edits can stand. */
export function areUntouched(answers: ResumeAnswers, before: Resume, now: Resume): boolean {
  const [one, other]: Record<string, unknown>[] = [before, now]
  return Object.keys(answers).every((name) => same(one?.[name], other?.[name]))
}
