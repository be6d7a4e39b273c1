import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'

/** The partim service, which keeps what members of companies wrote about workers. */
export interface ClosedCompanies {
  /** Tells that a company is closed; may be repeated. Throws when the partim service gives no usable answer. */
  note(companyId: string): Promise<void>
}

const Noted = Type.Object({ isClosed: Type.Literal(true) })

/** Tells the partim service in this service's own name. */
export function closedCompaniesOfPartim({
  PARTIM_API_URL,
  ATTESTATION_SECRET,
}: Pick<Settings<'job-post'>, 'PARTIM_API_URL' | 'ATTESTATION_SECRET'>): ClosedCompanies {
  const partim = serviceClient('partim', PARTIM_API_URL)
  const question = { from: 'job-post', to: 'partim', operation: 'PUT /v1/closed-companies/:companyId' }
  return {
    async note(companyId) {
      const requester = await requesterOf(question, ATTESTATION_SECRET)
      await partim.put(`/v1/closed-companies/${companyId}`, requester, {}, Noted)
    },
  }
}

const companyClosed = jobKind('company_closed', { companyId: Type.String() })

/** Enqueues telling the partim service that a company is closed, in the transaction that closes it. */
export const noteClosedCompany = (tx: Database, companyId: string): Promise<void> =>
  enqueue(tx, companyClosed, { companyId })

/** Tells the partim service. */
export const closedCompanyJobs = (closedCompanies: ClosedCompanies): JobHandler =>
  handle(companyClosed, ({ companyId }) => closedCompanies.note(companyId))
