import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import type { MailComposer } from '@/services/shared/outbox/outbox'
import { serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'
import { type InterviewHappening, interviewHappenings } from '@/validators/interview-terms'

/** What happened to an interview, for the service that knows members and applications. */
export type InterviewNews = {
  readonly what: InterviewHappening
  readonly companyId: string
  readonly workerId: string
  readonly interviewId: string
  /** The post whose application it is about; null without one. */
  readonly jobPostId: string | null
  /** The member who proposed it. */
  readonly memberUid: string
  readonly workerName: string
  readonly when: string
}

/** The job-post service, which keeps applications and what members are told. */
export interface NewsOfInterviews {
  /** Moves the application and tells the members concerned, once per id. */
  tell(id: string, news: InterviewNews): Promise<void>
}

const Done = Type.Object({})

/** Tells the job-post service in this service's own name. */
export function interviewNewsThroughJobPost({
  JOB_POST_API_URL,
  ATTESTATION_SECRET,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL' | 'ATTESTATION_SECRET'>): NewsOfInterviews {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  const operation = 'PUT /v1/interview-news/:newsId'
  return {
    async tell(id, news) {
      const requester = await requesterOf({ from: 'partim', to: 'job-post', operation }, ATTESTATION_SECRET)
      await jobPost.put(`/v1/interview-news/${id}`, requester, news, Done)
    },
  }
}

/** The outbox composer that tells the job-post service; it sends no mail. */
export function interviewNewsTasks(news: NewsOfInterviews): Record<string, MailComposer> {
  return {
    async interview_news({ newsId = '', what: told = '', jobPostId = '', ...rest }) {
      const what = interviewHappenings.find((one) => one === told)
      if (!what) return null
      const {
        companyId = '',
        workerId = '',
        interviewId = '',
        memberUid = '',
        workerName = '',
        when = '',
      } = rest
      const about = { companyId, workerId, interviewId, memberUid, workerName, when }
      await news.tell(newsId, { what, jobPostId: jobPostId === '' ? null : jobPostId, ...about })
      return null
    },
  }
}
