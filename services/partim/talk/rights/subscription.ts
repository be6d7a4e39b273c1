import { talkRightChanged } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { deleteRight, holdWorker, turnToPost, upsertCompany, upsertRight } from './repository'

/** Stores by what a company and a worker may talk about a post, and how the company is called. */
export const talkRightSubscription = subscribe(
  talkRightChanged,
  async (tx, { about: { companyId, workerId, jobPostId }, facts: { company, right } }) => {
    const pair = { companyId, workerId }
    await upsertCompany(tx, { companyId, ...company })
    if (right === null) return deleteRight(tx, pair, jobPostId)
    if (!(await holdWorker(tx, workerId))) return
    const { title, workType } = right
    const invitedAt = right.invitedAt === null ? null : new Date(right.invitedAt)
    const post = { jobPostId, title, workType, at: new Date(right.at) }
    await upsertRight(tx, { ...pair, ...post, invitedAt, until: new Date(right.until) })
    await turnToPost(tx, pair, post)
  },
)
