import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'

type OfCompany = { readonly companyId: string; readonly conversationId: string }

/** A conversation that nobody of a company has read on in. */
export type MessageNews = OfCompany & {
  /** The post it is about, by whose branch members are told. */
  readonly jobPostId: string | null
  readonly workerName: string
}

/** The job-post service, which knows members and keeps what they are told. */
export interface NewsToCompany {
  /** Tells the members concerned, once per id. */
  tell(id: string, news: MessageNews): Promise<void>
  /** Says that somebody of the company has read the messages. */
  forget(id: string, of: OfCompany): Promise<void>
}

const Done = Type.Object({})

/** Tells the job-post service in this service's own name. */
export function companyNewsThroughJobPost({
  JOB_POST_API_URL,
  ATTESTATION_SECRET,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL' | 'ATTESTATION_SECRET'>): NewsToCompany {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  const question = (operation: string) =>
    requesterOf({ from: 'partim', to: 'job-post', operation }, ATTESTATION_SECRET)
  return {
    async tell(id, news) {
      const requester = await question('PUT /v1/message-news/:newsId')
      await jobPost.put(`/v1/message-news/${id}`, requester, news, Done)
    },
    async forget(id, { companyId, conversationId }) {
      const requester = await question('PUT /v1/message-news/:newsId/reading')
      await jobPost.put(`/v1/message-news/${id}/reading`, requester, { companyId, conversationId }, Done)
    },
  }
}
