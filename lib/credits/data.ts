import 'server-only'
import { cache } from 'react'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { CreditBalances } from './credit-balance'
import type {
  StatementFilter,
  StatementLine,
  StatementPage,
  StatementTotal,
  UsableGrant,
} from './credit-statement'

/** The company's credits; for members. Loaded once per request. */
export const getCreditBalances = cache(async (): Promise<CreditBalances> => {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/credits/balance', {}))
})

/** The usable credits in the order in which they are spent; for members who may see billing, like the others below. */
export async function listUsableGrants(): Promise<readonly UsableGrant[]> {
  await requireViewer()
  return (await answerOf(jobPostApi().GET('/v1/credits/grants', {}))).items
}

/** The first page of the statement, newest first. */
export async function firstStatementPage(filter: StatementFilter): Promise<StatementPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/credits/statement', { params: { query: { ...filter, limit: 20 } } }))
}

/** What the lines of a filter come to by kind. */
export async function getStatementTotals(filter: StatementFilter): Promise<readonly StatementTotal[]> {
  await requireViewer()
  const params = { query: { ...filter } }
  return (await answerOf(jobPostApi().GET('/v1/credits/statement-totals', { params }))).items
}

/** The pages of the whole statement, loaded one by one. */
export async function* everyStatementPage(filter: StatementFilter): AsyncGenerator<readonly StatementLine[]> {
  let cursor: string | undefined
  do {
    const query = { ...filter, limit: 500, cursor }
    const page = await answerOf(jobPostApi().GET('/v1/credits/statement', { params: { query } }))
    yield page.items
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
