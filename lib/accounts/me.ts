import type { operations as JobPostOperations } from '@/lib/api/generated/job-post'
import type { operations as PartimOperations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A registered employer; `member` is null until they belong to a company. */
export type Employer = AnswerOf<JobPostOperations['getMe']>

/** What somebody may do in their company; the service's permission table decides, screens read it. */
export type Member = NonNullable<Employer['member']>

/** A registered worker. */
export type Worker = AnswerOf<PartimOperations['getMe']>

/** The signed-in person as the service of their kind knows them. */
export type Me = Employer | Worker
