import { companyBlocked, talkRightChanged } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { subscribe } from '@/services/shared/service-events/subscription'
import { settleInvite } from '../applications/settled-notices'
import { answerInvite, lockUnanswered } from './repository'

/**
 * Declines what waits of a company that a worker blocked. To the company it looks like any other refusal, and no news says
 * when it came: that would tell who blocked it. An application stays, as its worker's own.
 */
export const blockedCompanySubscription = subscribe(companyBlocked, async (tx, { about }) => {
  const { companyId, workerId } = about
  const waiting = await lockUnanswered(tx, { companyId, workerId })
  const declinedAt = new Date()
  for (const { jobPostId, seenAt } of waiting) {
    const key = { companyId, jobPostId, workerId }
    await answerInvite(tx, key, { seenAt: seenAt ?? declinedAt, declinedAt })
    await settleInvite(tx, key)
  }
  await publish(tx, talkRightChanged, ...waiting.map(({ jobPostId }) => ({ companyId, jobPostId, workerId })))
})
