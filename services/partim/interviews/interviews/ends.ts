import type { Database } from '@/services/shared/database'
import { type End, endsOf } from '../../talk/conversations/party'

/** One of the two ends of interviews: the same people and rights as in conversations. */
export type InterviewEnd = Omit<End, 'prefix'> & {
  readonly prefix: '/v1/company-interviews' | '/v1/interviews'
}

/** Both ends; what both sides may do exists twice, with the same shapes. */
export const interviewEndsOf = (db: Database): readonly InterviewEnd[] =>
  endsOf(db).map(({ prefix, ...end }) => ({
    ...end,
    prefix: prefix === '/v1/conversations' ? '/v1/interviews' : '/v1/company-interviews',
  }))
