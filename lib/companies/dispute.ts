import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The disputes about the number of the viewer's company, on either side, newest first. */
export type Disputes = AnswerOf<operations['listCompanyDisputes']>
export type Dispute = Disputes['items'][number]

/** True until staff have decided or the dispute has ended otherwise. */
export const isUnsettled = ({ state }: Dispute): boolean =>
  state === 'preparing' || state === 'open' || state === 'answered'

/** True while the company claims a number that another one has. */
export const isClaimOpen = ({ items }: Disputes): boolean =>
  items.some((dispute) => dispute.side === 'claimant' && isUnsettled(dispute))
