import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { StatementFilter, StatementPage } from './credit-statement'

/** A page of the statement; rejects with ProblemError. */
export const askStatement = (filter: StatementFilter, cursor: string | undefined): Promise<StatementPage> =>
  dataOf(jobPost.GET('/v1/credits/statement', { params: { query: { ...filter, cursor, limit: 20 } } }))
