import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'
import type { CompanyStanding } from '@/validators/company-standing'
import type { WorkType } from '@/validators/work-types'

/** By what a company and a worker may talk about a post, as it is now. */
export type TalkRightNews = {
  readonly companyId: string
  readonly jobPostId: string
  readonly workerId: string
  readonly company: {
    readonly name: string
    readonly standing: CompanyStanding
    readonly logoUrl: string | null
  }
  /** null when the worker neither applied nor is invited any more. */
  readonly right: {
    readonly title: string
    readonly workType: WorkType | null
    readonly invitedAt: string | null
    readonly at: string
    readonly until: string
  } | null
}

/** The partim service, in which companies and workers write to each other. */
export interface TalkRights {
  /** Tells how it is now; may be repeated. Throws when the partim service gives no usable answer. */
  note(news: TalkRightNews): Promise<void>
}

const Noted = Type.Object({ mayTalk: Type.Boolean() })

/** Tells the partim service in this service's own name. */
export function talkRightsOfPartim({
  PARTIM_API_URL,
  ATTESTATION_SECRET,
}: Pick<Settings<'job-post'>, 'PARTIM_API_URL' | 'ATTESTATION_SECRET'>): TalkRights {
  const partim = serviceClient('partim', PARTIM_API_URL)
  const operation = 'PUT /v1/talk-rights/:companyId/:workerId/:jobPostId'
  return {
    async note({ companyId, workerId, jobPostId, ...news }) {
      const requester = await requesterOf({ from: 'job-post', to: 'partim', operation }, ATTESTATION_SECRET)
      await partim.put(`/v1/talk-rights/${companyId}/${workerId}/${jobPostId}`, requester, news, Noted)
    },
  }
}
