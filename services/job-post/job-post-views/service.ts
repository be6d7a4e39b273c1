import type { Database } from '@/services/shared/database'
import type { Asker } from '@/services/shared/neighbour'
import { notFound } from '@/services/shared/problem'
import { bangkokToday } from '@/validators/rules'
import type { WorkerProfiles } from '../applications/worker-profile'
import { audienceOf } from '../chosen-job-posts/service'
import { findMember } from '../members/repository'
import { findJobPostFor, findPublicJobPost } from '../public-job-posts/repository'
import { addViews } from './repository'

/** Programs that say what they are, and those that fetch pages for previews in chats. */
const robots =
  /bot[/;,+]|telegrambot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl|wget|python|^$/i

type Looker = {
  /** Who looks, where they are signed in. */
  readonly uid: string | null
  readonly userAgent: string | undefined
  /** The same as a worker who asks; null where they are none. */
  readonly worker: Asker | null
}

/**
 * Counts a look at a post the looker may read; robots and members of the post's own company count for nothing. What only
 * chosen workers are shown is not there for others.
 */
export async function countView(
  { db, profiles }: { readonly db: Database; readonly profiles: WorkerProfiles },
  jobPostId: string,
  { uid, userAgent, worker }: Looker,
): Promise<void> {
  const post =
    (await findPublicJobPost(db, jobPostId)) ??
    (worker && (await findJobPostFor(db, jobPostId, await audienceOf(profiles, worker))))
  if (!post) throw notFound()
  if (robots.test(userAgent ?? '')) return
  const member = uid && (await findMember(db, uid))
  if (member && member.companyId === post.companyId) return
  if (post.state !== 'published') return
  await addViews(db, { companyId: post.companyId, jobPostId: post.id, day: bangkokToday(), views: 1 })
}
