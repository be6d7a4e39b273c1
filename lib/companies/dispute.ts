import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The disputes about its number the viewer's company is in, on either side, newest first. */
export type Disputes = AnswerOf<operations['listCompanyDisputes']>
export type Dispute = Disputes['items'][number]

/** True until staff decided or the dispute ended otherwise. */
export const isUnsettled = ({ state }: Dispute): boolean =>
  state === 'preparing' || state === 'open' || state === 'answered'

/** True while the company says that a number is its own which another one has. */
export const isClaimOpen = ({ items }: Disputes): boolean =>
  items.some((dispute) => dispute.side === 'claimant' && isUnsettled(dispute))
