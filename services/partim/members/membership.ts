import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { nullable, OneOf } from '@/services/shared/schema'
import { type ForwardedCaller, isUnknown, serviceClient } from '@/services/shared/service-client'
import { type CompanyStanding, companyStandings } from '@/validators/company-standing'

/** For which company somebody hires, how far that is proven, and what they may do there. */
export type Membership = {
  /** Whether who they say they are was proven by a mail to their address. */
  readonly emailVerified: boolean
  readonly companyId: string
  readonly standing: CompanyStanding
  readonly can: readonly string[]
}

/** The job-post service, which keeps companies and their members. */
export interface Memberships {
  /** null for who belongs to no company; 503 where the job-post service gives no usable answer. */
  ask(employer: ForwardedCaller): Promise<Membership | null>
}

/** What this service reads of `GET /v1/me` there. */
const Me = Type.Object({
  emailVerified: Type.Boolean(),
  member: nullable(
    Type.Object({
      can: Type.Array(Type.String()),
      company: Type.Object({ id: Type.String(), standing: OneOf(companyStandings) }),
    }),
  ),
})

/** Asks the job-post service in the member's own name, each time: what was taken from them holds at once. */
export function membershipsOfJobPost({
  JOB_POST_API_URL,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL'>): Memberships {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  return {
    async ask(employer) {
      const me = await jobPost.find('/v1/me', employer, Me, isUnknown)
      if (!me?.member) return null
      const { can, company } = me.member
      return { emailVerified: me.emailVerified, companyId: company.id, standing: company.standing, can }
    },
  }
}
