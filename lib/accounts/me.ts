import type { operations as JobPostOperations } from '@/lib/api/generated/job-post'
import type { operations as PartimOperations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A registered employer; `member` is null until they belong to a company. */
export type Employer = AnswerOf<JobPostOperations['getMe']>

/** What somebody may do in their company, as decided by the service's permission table; screens only read it. */
export type Member = NonNullable<Employer['member']>

/** A registered worker. */
export type Worker = AnswerOf<PartimOperations['getMe']>

/** The signed-in person, in the form of the service of their kind. */
export type Me = Employer | Worker
