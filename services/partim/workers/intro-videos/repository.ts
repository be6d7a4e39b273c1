import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { ago } from '@/services/shared/retention/past'
import type { IntroVideoReaction } from '@/validators/intro-video-terms'
import { retention } from '@/validators/retention'
import { introVideoReactions, introVideos } from '../../tables/intro-videos'
import { resumes } from '../../tables/resumes'
import { workers } from '../../tables/workers'

export type IntroVideo = typeof introVideos.$inferSelect
type NewIntroVideo = typeof introVideos.$inferInsert

/** A worker's video by both ids. */
export type VideoKey = { readonly workerId: string; readonly id: string }

const isThis = ({ workerId, id }: VideoKey) => and(eq(introVideos.workerId, workerId), eq(introVideos.id, id))

/** Whether others may watch the film of a video. */
export const isFilmShown: SQL = sql`${introVideos.approvedAt} is not null and ${introVideos.state} <> 'rejected'`

/** The videos of a worker, the oldest first. */
export const listVideos = (db: Database, workerId: string): Promise<IntroVideo[]> =>
  db
    .select()
    .from(introVideos)
    .where(eq(introVideos.workerId, workerId))
    .orderBy(asc(introVideos.createdAt), asc(introVideos.id))

/** One video of a worker, or null. */
export async function findVideo(db: Database, key: VideoKey): Promise<IntroVideo | null> {
  const [row] = await db.select().from(introVideos).where(isThis(key))
  return row ?? null
}

/** The same, locked until `tx` ends. */
export async function lockVideo(tx: Database, key: VideoKey): Promise<IntroVideo | null> {
  const [row] = await tx.select().from(introVideos).where(isThis(key)).for('update')
  return row ?? null
}

/** Adds a video and answers it as it is stored. */
export async function insertVideo(tx: Database, video: NewIntroVideo): Promise<IntroVideo> {
  const [added] = await tx.insert(introVideos).values(video).returning()
  if (!added) throw new Error('an intro video was not stored')
  return added
}

type Change = {
  -readonly [Key in keyof NewIntroVideo]?: NewIntroVideo[Key] | SQL
}

/** Changes a video and answers it. */
export async function changeVideo(tx: Database, key: VideoKey, change: Change): Promise<IntroVideo> {
  const [changed] = await tx
    .update(introVideos)
    .set(change as Partial<NewIntroVideo>)
    .where(isThis(key))
    .returning()
  if (!changed) throw new Error(`the intro video ${key.id} is gone`)
  return changed
}

/** Removes a video; answers it as it was, or null when there was none. */
export async function deleteVideo(tx: Database, key: VideoKey): Promise<IntroVideo | null> {
  const [gone] = await tx.delete(introVideos).where(isThis(key)).returning()
  return gone ?? null
}

/** A shown video of a worker with a company's reaction to it. */
export type WatchedVideo = { readonly video: IntroVideo; readonly reaction: IntroVideoReaction | null }

/** The videos of a worker that others may watch, the oldest first, with what the company thinks of each. */
export const listShownVideos = (
  db: Database,
  { workerId, companyId }: { readonly workerId: string; readonly companyId: string },
): Promise<WatchedVideo[]> =>
  db
    .select({ video: introVideos, reaction: introVideoReactions.reaction })
    .from(introVideos)
    .leftJoin(
      introVideoReactions,
      and(eq(introVideoReactions.videoId, introVideos.id), eq(introVideoReactions.companyId, companyId)),
    )
    .where(and(eq(introVideos.workerId, workerId), isFilmShown))
    .orderBy(asc(introVideos.createdAt), asc(introVideos.id))

/** One of them, or null. */
export async function findShownVideo(db: Database, key: VideoKey): Promise<IntroVideo | null> {
  const [row] = await db
    .select()
    .from(introVideos)
    .where(and(isThis(key), isFilmShown))
  return row ?? null
}

/** When a worker was born, if they are as `who` finds them: null for nobody, and a null date where they did not say. */
export async function findBirthDate(db: Database, who: SQL | undefined) {
  const [found] = await db
    .select({ birthDate: workers.birthDate })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(who)
  return found ?? null
}

type ReactionKey = { readonly companyId: string; readonly videoId: string }

/** Stores what a company thinks of a video; null is nothing any more. */
export async function storeReaction(
  db: Database,
  { companyId, videoId }: ReactionKey,
  said: { readonly reaction: IntroVideoReaction | null; readonly actorUid: string },
): Promise<void> {
  const { reaction, actorUid } = said
  if (reaction === null) {
    await db
      .delete(introVideoReactions)
      .where(and(eq(introVideoReactions.companyId, companyId), eq(introVideoReactions.videoId, videoId)))
    return
  }
  await db
    .insert(introVideoReactions)
    .values({ companyId, videoId, reaction, actorUid })
    .onConflictDoUpdate({
      target: [introVideoReactions.companyId, introVideoReactions.videoId],
      set: { reaction, actorUid, at: sql`now()` },
    })
}

/** The videos that wait for staff, the longest waiting first, with whose they are. */
export const listInReview = (db: Database, limit: number) =>
  db
    .select({ video: introVideos, displayName: accounts.displayName, birthDate: workers.birthDate })
    .from(introVideos)
    .innerJoin(workers, eq(workers.id, introVideos.workerId))
    .innerJoin(accounts, eq(accounts.uid, workers.accountUid))
    .where(eq(introVideos.state, 'in_review'))
    .orderBy(asc(introVideos.submittedAt), asc(introVideos.id))
    .limit(limit)

/** A video by its id alone: for staff. */
export async function findAnyVideo(db: Database, id: string): Promise<IntroVideo | null> {
  const [row] = await db.select().from(introVideos).where(eq(introVideos.id, id))
  return row ?? null
}

/** Rejected videos that are kept no longer, with whose account they are of. */
export const listLongRejected = (db: Database, except: readonly string[], limit: number) =>
  db
    .select({ workerId: introVideos.workerId, id: introVideos.id, uid: workers.accountUid })
    .from(introVideos)
    .innerJoin(workers, eq(workers.id, introVideos.workerId))
    .where(
      and(
        eq(introVideos.state, 'rejected'),
        lt(introVideos.decidedAt, ago(retention.rejectedIntroVideo)),
        except.length === 0 ? undefined : sql`${introVideos.id} <> all(${sql.param([...except])}::uuid[])`,
      ),
    )
    .orderBy(asc(introVideos.decidedAt))
    .limit(limit)
