import { type Static, Type } from '@fastify/type-provider-typebox'
import { Check } from 'typebox/value'
import type { Settings } from '@/lib/config/settings'
import { Problem, unavailable } from '@/services/shared/problem'
import { nullable, Uuid } from '@/services/shared/schema'
import type { AskingEmployer } from '../members/membership'

/** What this service reads of the job-post service's answer. */
const Posts = Type.Object({ items: Type.Array(Type.Object({ id: Uuid, title: nullable(Type.String()) })) })
export type GroupPost = Static<typeof Posts>['items'][number]

/** The job-post service, which knows the posts that are shown to a group. */
export interface GroupPosts {
  /** The posts a group is still needed for; 503 where the job-post service gives no usable answer. */
  ask(employer: AskingEmployer, groupId: string): Promise<readonly GroupPost[]>
}

const timeoutMs = 5_000

/** Asks the job-post service in the member's own name. */
export function postsOfJobPost({
  JOB_POST_API_URL,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL'>): GroupPosts {
  return {
    async ask({ authorization, requestId }, groupId) {
      const response = await fetch(
        new URL(`/v1/favourite-groups/${encodeURIComponent(groupId)}/job-posts`, JOB_POST_API_URL),
        {
          headers: { authorization, 'x-request-id': requestId },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        },
      ).catch((cause: unknown) => {
        throw unavailable(cause)
      })
      const answer: unknown = await response.json().catch(() => null)
      if (!response.ok || !Check(Posts, answer)) {
        throw unavailable(new Error(`the job-post service answered ${response.status}`))
      }
      return answer.items
    },
  }
}

/** Throws 409 `favourite_group_in_use`, with the posts, while a group is needed. */
export async function requireUnused(
  posts: GroupPosts,
  employer: AskingEmployer,
  groupId: string,
): Promise<void> {
  const items = await posts.ask(employer, groupId)
  if (items.length > 0) throw new Problem(409, 'favourite_group_in_use', { current: { items } })
}
