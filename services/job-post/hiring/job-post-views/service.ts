import { isbot } from 'isbot'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { noteUses } from '@/services/shared/rate-limit/rate-limit'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { bangkokToday } from '@/validators/rules'
import { findMember } from '../../platform/access/repository'
import { audienceOf } from '../chosen-job-posts/service'
import type { WorkerProfiles } from '../own-applications/worker-profile'
import { findJobPostFor, findPublicJobPost } from '../public-job-posts/repository'
import { addViews } from './repository'

/**
 * How many views from one address count per hour, for one post and for all: reloading a page must not look like many
 * people.
 */
const counted = {
  ofPost: { max: 30, seconds: 3_600 },
  ofAll: { max: 300, seconds: 3_600 },
} as const

type Looker = {
  /** uid of the viewer, if signed in. */
  readonly uid: string | null
  readonly userAgent: string | undefined
  /** The visitor that limits count the view for. */
  readonly visitor: string
  /** The viewer's session if they are a worker, else null. */
  readonly worker: ForwardedCaller | null
}

/**
 * Counts a view of a post that the viewer may read. Robots, members of the post's own company and views beyond the
 * limits are not counted. A post for chosen workers is 404 for everybody else.
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
