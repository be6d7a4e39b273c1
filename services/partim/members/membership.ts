import { type Static, Type } from '@fastify/type-provider-typebox'
import { Check } from 'typebox/value'
import type { Settings } from '@/lib/config/settings'
import { Problem, unavailable } from '@/services/shared/problem'
import { nullable } from '@/services/shared/schema'

/** For which company somebody hires, and what they may do there. */
export type Membership = { readonly companyId: string; readonly can: readonly string[] }

/** Who asks: their bearer, handed on as it came, and the request it belongs to. */
export type AskingEmployer = { readonly authorization: string; readonly requestId: string }

/** The job-post service, which keeps companies and their members. */
export interface Memberships {
  /** null for who belongs to no company; 503 where the job-post service gives no usable answer. */
  ask(employer: AskingEmployer): Promise<Membership | null>
}

/** What this service reads of `GET /v1/me` there. */
const Me = Type.Object({
  member: nullable(
    Type.Object({ can: Type.Array(Type.String()), company: Type.Object({ id: Type.String() }) }),
  ),
})

const timeoutMs = 5_000

/** Asks the job-post service in the member's own name, each time: what was taken from them holds at once. */
export function membershipsOfJobPost({
  JOB_POST_API_URL,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL'>): Memberships {
  return {
    async ask({ authorization, requestId }) {
      const response = await fetch(new URL('/v1/me', JOB_POST_API_URL), {
        headers: { authorization, 'x-request-id': requestId },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw unavailable(cause)
      })
      const answer: unknown = await response.json().catch(() => null)
      if (response.status === 403 || response.status === 404) return null
      if (response.status === 401) throw new Problem(401, 'unauthenticated')
      if (!response.ok || !Check(Me, answer)) {
        throw unavailable(new Error(`the job-post service answered ${response.status}`))
      }
      const { member } = answer as Static<typeof Me>
      return member && { companyId: member.company.id, can: member.can }
    },
  }
}
