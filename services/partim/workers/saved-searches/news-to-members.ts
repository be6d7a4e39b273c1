import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { jobKind } from '@/services/shared/jobs/kind'
import { OneOf, Uuid } from '@/services/shared/schema'
import { serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'
import { newsOutcomes } from '@/validators/saved-search-news'

/** That a saved search found people whom its member is to be told of, or, with nobody, that it is asked whether it still may look. */
export const peopleFound = jobKind('people_found', {
  companyId: Uuid,
  savedSearchId: Uuid,
  count: Type.Integer({ minimum: 0 }),
})

/** New people for one member's saved search; nobody where it is only asked whether it still may look near its branch. */
export type SavedSearchNews = {
  readonly companyId: string
  readonly memberUid: string
  readonly savedSearchId: string
  readonly branchId: string | null
  readonly name: string
  readonly count: number
}

const Told = Type.Object({ outcome: OneOf(newsOutcomes) })

/** The job-post service, which knows members and branches, and keeps what members are told. */
export interface NewsToMembers {
  /**
   * Tells a member, once per id, and answers what came of it. Throws when the job-post service gives no usable answer.
   */
  tell(id: string, news: SavedSearchNews): Promise<Static<typeof Told>['outcome']>
}

/** Tells the job-post service in this service's own name. */
export function newsThroughJobPost({
  JOB_POST_API_URL,
  ATTESTATION_SECRET,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL' | 'ATTESTATION_SECRET'>): NewsToMembers {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  const question = { from: 'partim', to: 'job-post', operation: 'PUT /v1/saved-search-news/:newsId' }
  return {
    async tell(id, news) {
      const requester = await requesterOf(question, ATTESTATION_SECRET)
      return (await jobPost.put(`/v1/saved-search-news/${id}`, requester, news, Told)).outcome
    },
  }
}
