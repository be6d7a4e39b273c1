import { and, eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { leavingPosts } from '../../tables/leaving-posts'
import type { PostKey } from './repository'

const isThis = ({ companyId, id }: PostKey) =>
  and(eq(leavingPosts.companyId, companyId), eq(leavingPosts.jobPostId, id))

/** Notes that a post's company closes unless somebody stays, and whether it was paused for that; false when it was noted before. */
export async function noteLeaving(
  tx: Database,
  { companyId, id: jobPostId }: PostKey,
  wasPaused: boolean,
): Promise<boolean> {
  const noted = await tx
    .insert(leavingPosts)
    .values({ companyId, jobPostId, wasPaused })
    .onConflictDoNothing()
    .returning({ jobPostId: leavingPosts.jobPostId })
  return noted.length > 0
}

/** Whether a post's company closes unless somebody stays. */
export const isLeavingPost = async (tx: Database, post: PostKey): Promise<boolean> =>
  (await tx.$count(leavingPosts, isThis(post))) > 0

/** Notes that such a post was paused meanwhile. */
export async function notePaused(tx: Database, post: PostKey): Promise<void> {
  await tx.update(leavingPosts).set({ wasPaused: true }).where(isThis(post))
}

/** Forgets it of one post; answers whether that was paused, null where nothing was noted. */
export async function forgetLeaving(tx: Database, post: PostKey): Promise<{ wasPaused: boolean } | null> {
  const [noted] = await tx
    .delete(leavingPosts)
    .where(isThis(post))
    .returning({ wasPaused: leavingPosts.wasPaused })
  return noted ?? null
}

/** Ids of the posts of a company of which it is noted. */
export async function leavingPostIds(tx: Database, companyId: string): Promise<string[]> {
  const noted = await tx
    .select({ id: leavingPosts.jobPostId })
    .from(leavingPosts)
    .where(eq(leavingPosts.companyId, companyId))
  return noted.map(({ id }) => id)
}

/** Forgets it of all posts of a company that is closed. */
export async function forgetLeavingPosts(tx: Database, companyId: string): Promise<void> {
  await tx.delete(leavingPosts).where(eq(leavingPosts.companyId, companyId))
}
