import { messagesRead, messagesWaiting } from '@/services/shared/service-events/catalogue'
import { type Subscription, subscribe } from '@/services/shared/service-events/subscription'
import { forgetTold, tellMembers } from '../../platform/notifications/service'
import { findJobPost } from '../job-posts/repository'

/** A company's members who may decide about applicants are told that a worker wrote, until somebody reads it. */
export const messageSubscriptions: readonly Subscription[] = [
  subscribe(messagesWaiting, async (tx, { id, about }) => {
    const { companyId, conversationId, jobPostId, workerName } = about
    const post = jobPostId && (await findJobPost(tx, { companyId, branchIds: null }, jobPostId))
    await tellMembers(tx, {
      id,
      kind: 'worker_wrote',
      params: { ...(workerName && { worker: workerName }), ...(jobPostId && { jobPostId }) },
      companyId,
      branchId: post ? post.branchId : null,
      subjectId: conversationId,
    })
  }),
  subscribe(messagesRead, (tx, { about: { companyId, conversationId } }) =>
    forgetTold(tx, { companyId, kind: 'worker_wrote', subjectId: conversationId }),
  ),
]
