import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { nullable, OneOf } from '@/services/shared/schema'
import { type ForwardedCaller, isUnknown, serviceClient } from '@/services/shared/service-client'
import { type CompanyStanding, companyStandings } from '@/validators/company-standing'

/** An employer's company, how far it is proven, and what their role permits. */
export type Membership = {
  /** Whether a mail to their address proved that it is theirs. */
  readonly emailVerified: boolean
  readonly companyId: string
  readonly companyName: string
  readonly standing: CompanyStanding
  readonly can: readonly string[]
}

/** The job-post service, which keeps companies and their members. */
export interface Memberships {
  /** null for an employer without a company; 503 when the job-post service gives no usable answer. */
  ask(employer: ForwardedCaller): Promise<Membership | null>
}

/** The parts of `GET /v1/me` there that this service reads. */
const Me = Type.Object({
  emailVerified: Type.Boolean(),
  member: nullable(
    Type.Object({
      can: Type.Array(Type.String()),
      company: Type.Object({ id: Type.String(), name: Type.String(), standing: OneOf(companyStandings) }),
    }),
  ),
})

/** Asks the job-post service with the member's own session for every request, so that a lost right ends at once. */
export function membershipsOfJobPost({
  JOB_POST_API_URL,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL'>): Memberships {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  return {
    async ask(employer) {
      const me = await jobPost.find('/v1/me', employer, Me, isUnknown)
      if (!me?.member) return null
      const { can, company } = me.member
      return {
        emailVerified: me.emailVerified,
        companyId: company.id,
        companyName: company.name,
        standing: company.standing,
        can,
      }
    },
  }
}
