import { Type } from '@fastify/type-provider-typebox'
import { Check } from 'typebox/value'
import type { Settings } from '@/lib/config/settings'
import { unavailable, validationFailed } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import type { Asker } from '../applications/worker-profile'

/** The partim service, which keeps a company's groups of favourite workers. */
export interface CompanyGroups {
  /** Ids of the groups of the member's company; 503 where the partim service gives no usable answer. */
  ask(member: Asker): Promise<readonly string[]>
}

/** What this service reads of `GET /v1/favourite-groups` there. */
const Groups = Type.Object({ items: Type.Array(Type.Object({ id: Uuid })) })

const timeoutMs = 5_000

/** Asks the partim service in the member's own name. */
export function groupsOfPartim({
  PARTIM_API_URL,
}: Pick<Settings<'job-post'>, 'PARTIM_API_URL'>): CompanyGroups {
  return {
    async ask({ authorization, requestId }) {
      const response = await fetch(new URL('/v1/favourite-groups', PARTIM_API_URL), {
        headers: { authorization, 'x-request-id': requestId },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw unavailable(cause)
      })
      const answer: unknown = await response.json().catch(() => null)
      if (!response.ok || !Check(Groups, answer)) {
        throw unavailable(new Error(`the partim service answered ${response.status}`))
      }
      return answer.items.map(({ id }) => id)
    },
  }
}

/** Refuses a group that is none of the member's company, 422; without one there is nothing to ask. */
export async function requireOwnGroup(
  groups: CompanyGroups,
  member: Asker,
  groupId: string | null,
): Promise<void> {
  if (groupId === null || (await groups.ask(member)).includes(groupId)) return
  throw validationFailed([{ field: 'favouriteGroupId', rule: 'one_of', params: {} }])
}
