import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A worker's resume; pay is satang, days count from Sunday = 0. */
export type Resume = AnswerOf<operations['getOwnResume']>

/** An earlier or current job in a resume. */
export type Workplace = Resume['workExperiences'][number]

/** The same as companies read it: `masked` before they may reach the worker, `unlocked` after. */
export type ResumePreview = AnswerOf<operations['previewOwnResume']>
