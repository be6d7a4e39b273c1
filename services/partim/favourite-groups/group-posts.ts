import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { Problem } from '@/services/shared/problem'
import { nullable, Uuid } from '@/services/shared/schema'
import { type ForwardedCaller, serviceClient } from '@/services/shared/service-client'

/** What this service reads of the job-post service's answer. */
const Posts = Type.Object({ items: Type.Array(Type.Object({ id: Uuid, title: nullable(Type.String()) })) })
export type GroupPost = Static<typeof Posts>['items'][number]

/** The job-post service, which knows the posts that are shown to a group. */
export interface GroupPosts {
  /** The posts a group is still needed for; 503 where the job-post service gives no usable answer. */
  ask(employer: ForwardedCaller, groupId: string): Promise<readonly GroupPost[]>
}

/** Asks the job-post service in the member's own name. */
export function postsOfJobPost({
  JOB_POST_API_URL,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL'>): GroupPosts {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  return {
    async ask(employer, groupId) {
      const path = `/v1/favourite-groups/${encodeURIComponent(groupId)}/job-posts`
      return (await jobPost.read(path, employer, Posts)).items
    },
  }
}

/** Throws 409 `favourite_group_in_use`, with the posts, while a group is needed. */
export async function requireUnused(
  posts: GroupPosts,
  employer: ForwardedCaller,
  groupId: string,
): Promise<void> {
  const items = await posts.ask(employer, groupId)
  if (items.length > 0) throw new Problem(409, 'favourite_group_in_use', { current: { items } })
}
