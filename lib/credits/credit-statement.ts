import type { components, operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

type Schemas = components['schemas']

/** Credits that can be used and expire together, in the order in which they are spent. */
export type UsableGrant = Schemas['UsableCreditGrant']
export type CreditKind = UsableGrant['kind']

export type StatementLine = Schemas['CreditStatementLine']
export type StatementPage = AnswerOf<operations['listCreditStatement']>
export type StatementTotal = Schemas['CreditStatementTotal']

export const creditKinds = ['job_post', 'profile_unlock'] as const satisfies readonly CreditKind[]

/** What the statement can be narrowed to, in the order in which it is offered. */
export const statementTypes = [
  'reserve',
  'release',
  'purchase',
  'grant',
  'expire',
  'refund',
  'adjust',
] as const satisfies readonly (StatementLine['type'] | 'purchase')[]

/** Which lines of the statement are shown; days are Bangkok's, both included. */
export type StatementFilter = {
  readonly kind?: CreditKind
  readonly type?: (typeof statementTypes)[number]
  readonly branchId?: string
  readonly from?: string
  readonly to?: string
}
