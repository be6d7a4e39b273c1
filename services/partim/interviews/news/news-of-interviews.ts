import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Settings } from '@/lib/config/settings'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { nullable } from '@/services/shared/schema'
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

const interviewNews = jobKind('interview_news', {
  newsId: Type.String(),
  what: Type.Enum(interviewHappenings),
  companyId: Type.String(),
  workerId: Type.String(),
  interviewId: Type.String(),
  jobPostId: nullable(Type.String()),
  memberUid: Type.String(),
  workerName: Type.String(),
  when: Type.String(),
})

/** Enqueues telling the job-post service, in the transaction of the change itself; under an id chosen once. */
export const enqueueInterviewNews = (tx: Database, news: InterviewNews): Promise<void> =>
  enqueue(tx, interviewNews, { newsId: uuidv7(), ...news })

/** Tells the job-post service. */
export const interviewNewsJobs = (jobPost: NewsOfInterviews): JobHandler =>
  handle(interviewNews, ({ newsId, ...news }) => jobPost.tell(newsId, news))
