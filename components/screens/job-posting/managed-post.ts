import 'server-only'
import { cache } from 'react'
import { requireEmployer } from '@/lib/accounts/data'
import type { Employer, Member } from '@/lib/accounts/me'
import { getJobPost } from '@/lib/job-posts/data'
import type { JobPost } from '@/lib/job-posts/job-post'
import { type PostPart, partsOf } from '@/lib/job-posts/post-parts'

/** A post of the viewer's company, and what of it the viewer sees and may do. */
export type ManagedPost = {
  readonly me: Employer & { readonly member: Member }
  readonly post: JobPost
  readonly parts: readonly PostPart[]
  readonly can: {
    readonly decide: boolean
    readonly edit: boolean
    readonly invite: boolean
    readonly keepFavourites: boolean
    readonly editBranches: boolean
  }
}

/** A post and the viewer's part in it, or null where there is none to see. Loaded once a request. */
export const getManagedPost = cache(async (jobPostId: string): Promise<ManagedPost | null> => {
  const me = await requireEmployer()
  const { member } = me
  const post = member && (await getJobPost(jobPostId))
  if (!post) return null
  const can = (what: Member['can'][number]) => member.can.includes(what)
  const isShown = post.publishedAt !== null
  return {
    me: { ...me, member },
    post,
    parts: partsOf(post, member.can),
    can: {
      decide: isShown && can('applications.decide'),
      edit: can('job_posts.edit'),
      invite: isShown && can('job_posts.publish'),
      keepFavourites: isShown && can('favourites.edit'),
      editBranches: can('branches.edit'),
    },
  }
})
