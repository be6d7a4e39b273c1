import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A company that read the worker's resume. */
export type ResumeReader = AnswerOf<operations['listResumeReaders']>['items'][number]

/** The companies by which a worker is not found: blocked ones, and those where they work. */
export type HiddenFrom = AnswerOf<operations['listHiddenFrom']>

/** A company that can be blocked by its name. */
export type BlockableCompany = AnswerOf<operations['searchBlockableCompanies']>['items'][number]
