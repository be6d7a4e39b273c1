import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'

/** A worker's applications to a company, as they are now: until when its members may see the contact by them. */
export type ApplicantNews = {
  readonly companyId: string
  readonly workerId: string
  /** null when there is no application any more that was not withdrawn. */
  readonly applicant: { readonly until: string; readonly hiredAt: string | null } | null
}

/** The partim service, which shows workers to companies. */
export interface Applicants {
  /** Tells how it is now; may be repeated. Throws when the partim service gives no usable answer. */
  note(news: ApplicantNews): Promise<void>
}

const Noted = Type.Object({ isApplicant: Type.Boolean() })

/** Tells the partim service in this service's own name. */
export function applicantsOfPartim({
  PARTIM_API_URL,
  ATTESTATION_SECRET,
}: Pick<Settings<'job-post'>, 'PARTIM_API_URL' | 'ATTESTATION_SECRET'>): Applicants {
  const partim = serviceClient('partim', PARTIM_API_URL)
  const question = { from: 'job-post', to: 'partim', operation: 'PUT /v1/applicants/:companyId/:workerId' }
  return {
    async note({ companyId, workerId, applicant }) {
      const requester = await requesterOf(question, ATTESTATION_SECRET)
      await partim.put(`/v1/applicants/${companyId}/${workerId}`, requester, { applicant }, Noted)
    },
  }
}
