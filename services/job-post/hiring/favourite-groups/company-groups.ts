import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { validationFailed } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import { type ForwardedCaller, serviceClient } from '@/services/shared/service-client'

/** The partim service, which keeps a company's groups of favourite workers. */
export interface CompanyGroups {
  /** Ids of the groups of the member's company; 503 where the partim service gives no usable answer. */
  ask(member: ForwardedCaller): Promise<readonly string[]>
}

/** The parts of `GET /v1/favourite-groups` there that this service reads. */
const Groups = Type.Object({ items: Type.Array(Type.Object({ id: Uuid })) })

/** Asks the partim service with the member's own session. */
export function groupsOfPartim({
  PARTIM_API_URL,
}: Pick<Settings<'job-post'>, 'PARTIM_API_URL'>): CompanyGroups {
  const partim = serviceClient('partim', PARTIM_API_URL)
  return {
    async ask(member) {
      const { items } = await partim.read('/v1/favourite-groups', member, Groups)
      return items.map(({ id }) => id)
    },
  }
}

/** Refuses a group that does not belong to the member's company with 422; without a group there is nothing to check. */
export async function requireOwnGroup(
  groups: CompanyGroups,
  member: ForwardedCaller,
  groupId: string | null,
): Promise<void> {
  if (groupId === null || (await groups.ask(member)).includes(groupId)) return
  throw validationFailed([{ field: 'favouriteGroupId', rule: 'one_of', params: {} }])
}
