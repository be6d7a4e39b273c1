import type { Database } from '@/services/shared/database'
import { forgetTold, tellMembers } from '../../platform/notifications/service'
import { findJobPost } from '../job-posts/repository'

type Conversation = { readonly companyId: string; readonly conversationId: string }

type MessageNews = Conversation & {
  /** The post it is about: members bound to branches are told of theirs. */
  readonly jobPostId: string | null
  readonly workerName: string
}

/** Tells a company's members who may decide about applicants that a worker wrote; once per id. */
export async function tellOfMessages(db: Database, id: string, news: MessageNews): Promise<void> {
  const { companyId, conversationId, jobPostId, workerName } = news
  await db.transaction(async (tx) => {
    const post = jobPostId && (await findJobPost(tx, { companyId, branchIds: null }, jobPostId))
    await tellMembers(tx, {
      id,
      kind: 'worker_wrote',
      params: { worker: workerName },
      companyId,
      branchId: post ? post.branchId : null,
      subjectId: conversationId,
    })
  })
}

/** What members were told of a conversation is read, once somebody of the company has read the messages. */
export async function forgetMessages(
  db: Database,
  { companyId, conversationId }: Conversation,
): Promise<void> {
  await forgetTold(db, { companyId, kind: 'worker_wrote', subjectId: conversationId })
}
