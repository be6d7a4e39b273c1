import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { Uuid } from '@/services/shared/schema'
import { isUnknown, serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'

const CompanyName = Type.Object({
  companyId: Uuid,
  companyName: Type.String(),
  province: Type.String(),
})
export type CompanyName = Static<typeof CompanyName>

/** The job-post service, which keeps companies and their members. Throws 503 when it gives no usable answer. */
export interface Companies {
  /** A few companies that are shown workers, by a part of their name. */
  search(name: string): Promise<readonly CompanyName[]>
  /** One of them; null for any other. */
  find(companyId: string): Promise<CompanyName | null>
  /** What some members of a company are called now, by account; who left has no name. */
  memberNames(companyId: string, uids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const Names = Type.Object({ items: Type.Array(CompanyName) })
const MemberNames = Type.Object({
  items: Type.Array(Type.Object({ uid: Type.String(), displayName: Type.String() })),
})

type Address = Pick<Settings<'partim'>, 'JOB_POST_API_URL' | 'ATTESTATION_SECRET'>

/** Asks the job-post service in this service's own name. */
export function companiesOfJobPost({ JOB_POST_API_URL, ATTESTATION_SECRET }: Address): Companies {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  const requester = (path: string) =>
    requesterOf({ from: 'partim', to: 'job-post', operation: `GET ${path}` }, ATTESTATION_SECRET)
  return {
    async search(name) {
      const path = '/v1/company-names'
      return (await jobPost.read(`${path}?${new URLSearchParams({ name })}`, await requester(path), Names))
        .items
    },
    async find(companyId) {
      const asked = await requester('/v1/company-names/:companyId')
      return jobPost.find(`/v1/company-names/${companyId}`, asked, CompanyName, isUnknown)
    },
    async memberNames(companyId, uids) {
      const asked = await requester('/v1/company-names/:companyId/members')
      const query = new URLSearchParams({ uids: uids.join(',') })
      const path = `/v1/company-names/${companyId}/members?${query}`
      const { items } = await jobPost.read(path, asked, MemberNames)
      return new Map(items.map(({ uid, displayName }) => [uid, displayName]))
    },
  }
}
