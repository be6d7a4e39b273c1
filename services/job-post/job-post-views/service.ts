import { isbot } from 'isbot'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { noteUses } from '@/services/shared/rate-limit/rate-limit'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { bangkokToday } from '@/validators/rules'
import type { WorkerProfiles } from '../applications/worker-profile'
import { audienceOf } from '../chosen-job-posts/service'
import { findMember } from '../members/repository'
import { findJobPostFor, findPublicJobPost } from '../public-job-posts/repository'
import { addViews } from './repository'

/** Looks from one address that count in an hour: at one post, and at all of them. Who reloads is no crowd. */
const counted = {
  ofPost: { max: 30, seconds: 3_600 },
  ofAll: { max: 300, seconds: 3_600 },
} as const

type Looker = {
  /** Who looks, where they are signed in. */
  readonly uid: string | null
  readonly userAgent: string | undefined
  /** Whose look it is, as limits count it. */
  readonly visitor: string
  /** The same as a worker who asks; null where they are none. */
  readonly worker: ForwardedCaller | null
}

/**
 * Counts a look at a post the looker may read; robots, members of the post's own company and more looks than one visitor
 * has count for nothing. What only chosen workers are shown is not there for others.
 */
export async function countView(
  { db, profiles }: { readonly db: Database; readonly profiles: WorkerProfiles },
  jobPostId: string,
  { uid, userAgent, visitor, worker }: Looker,
): Promise<void> {
  const post =
    (await findPublicJobPost(db, jobPostId)) ??
    (worker && (await findJobPostFor(db, jobPostId, await audienceOf(profiles, worker))))
  if (!post) throw notFound()
  if (!userAgent || isbot(userAgent)) return
  const member = uid && (await findMember(db, uid))
  if (member && member.companyId === post.companyId) return
  if (post.state !== 'published') return
  const wait = await noteUses(db, [
    { key: `views of ${post.id} from ${visitor}`, limit: counted.ofPost },
    { key: `views from ${visitor}`, limit: counted.ofAll },
  ])
  if (wait > 0) return
  await addViews(db, { companyId: post.companyId, jobPostId: post.id, day: bangkokToday(), views: 1 })
}
