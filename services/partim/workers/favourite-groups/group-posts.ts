import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { Problem } from '@/services/shared/problem'
import { nullable, Uuid } from '@/services/shared/schema'
import { type ForwardedCaller, serviceClient } from '@/services/shared/service-client'

/** The parts of the job-post service's answer that this service reads. */
const Posts = Type.Object({ items: Type.Array(Type.Object({ id: Uuid, title: nullable(Type.String()) })) })
export type GroupPost = Static<typeof Posts>['items'][number]

/** The job-post service, which knows the posts that are shown to a group. */
export interface GroupPosts {
  /** The posts that still need the group; 503 when the job-post service gives no usable answer. */
  ask(employer: ForwardedCaller, groupId: string): Promise<readonly GroupPost[]>
}

/** Asks the job-post service with the member's own session. */
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

/** Throws 409 `favourite_group_in_use`, with the posts, while any post needs the group. */
export async function requireUnused(
  posts: GroupPosts,
  employer: ForwardedCaller,
  groupId: string,
): Promise<void> {
  const items = await posts.ask(employer, groupId)
  if (items.length > 0) throw new Problem(409, 'favourite_group_in_use', { current: { items } })
}
