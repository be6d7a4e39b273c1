import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { bangkokToday } from '@/validators/rules'
import { findMember } from '../members/repository'
import { findPublicJobPost } from '../public-job-posts/repository'
import { addViews } from './repository'

/** Programs that say what they are, and those that fetch pages for previews in chats. */
const robots =
  /bot[/;,+]|telegrambot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl|wget|python|^$/i

type Looker = {
  /** Who looks, where they are signed in. */
  readonly uid: string | null
  readonly userAgent: string | undefined
}

/** Counts a look at a public post; robots and members of the post's own company count for nothing. */
export async function countView(db: Database, jobPostId: string, { uid, userAgent }: Looker): Promise<void> {
  const post = await findPublicJobPost(db, jobPostId)
  if (!post) throw notFound()
  if (robots.test(userAgent ?? '')) return
  const member = uid && (await findMember(db, uid))
  if (member && member.companyId === post.companyId) return
  if (post.state !== 'published') return
  await addViews(db, { companyId: post.companyId, jobPostId: post.id, day: bangkokToday(), views: 1 })
}
