import type { Resume } from '@/lib/resumes/resume'
import type { ResumeStep } from './resume-values'

/** What a resume may say, by the step that asks for it; the texts are under `resumes.missing` in messages/th.json. */
export const answersAsked = {
  work: ['workTypes', 'lengths', 'skills'],
  times: ['place', 'times', 'pay'],
  about: ['photo', 'about', 'visibility'],
} as const satisfies Record<ResumeStep, readonly string[]>

export type Asked = (typeof answersAsked)[ResumeStep][number]

type Said = Omit<Resume, 'version' | 'updatedAt' | 'id'>

const isSaid: Readonly<Record<Asked, (resume: Said, hasPhoto: boolean) => boolean>> = {
  workTypes: ({ workTypes }) => workTypes.length > 0,
  lengths: ({ workTypes, lengthsOfExperience }) =>
    workTypes.length > 0 &&
    workTypes.every((type) => lengthsOfExperience.some(({ workType }) => workType === type)),
  skills: ({ skills }) => skills.length > 0,
  place: ({ province, district }) => province !== '' && district !== '',
  times: ({ freeParts, dates }) => freeParts !== 0 || dates.length > 0,
  pay: (resume) =>
    [resume.minHourlyPay, resume.minDailyPay, resume.minNightlyPay].some((pay) => (pay ?? 0) > 0),
  photo: (_, hasPhoto) => hasPhoto,
  about: ({ headline, about }) => headline !== '' || about !== '',
  visibility: ({ visibility }) => visibility !== 'hidden',
}

/** What a resume does not say yet, of the questions of one step. */
export const missingAnswers = (resume: Said, step: ResumeStep, hasPhoto: boolean): Asked[] =>
  answersAsked[step].filter((asked) => !isSaid[asked](resume, hasPhoto))
