import { type Static, Type } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { termsOf } from '../credits/ledger'
import { balanceOfKind } from '../credits/service'
import type { Actor } from '../members/actor'
import type { NotificationKind } from '../notifications/kinds'
import { notifyMembers } from '../notifications/service'
import type { PhotoOwner } from '../uploads/photos'
import type { EndedPost } from './ending-repository'
import { syncFilledState } from './filling'
import { countJobPosts, type JobPostFilter, listJobPosts } from './list-repository'
import { openPosts } from './open-post-limit'
import { type JobPost as JobPostShape, presentJobPost } from './present'
import { findJobPost, type JobPost, lockJobPost } from './repository'
import { type JobPostEvent, type JobPostState, jobPostStates } from './state-machine'

export type Presented = Static<typeof JobPostShape>

type Filter = JobPostFilter & PageQuery & { state?: JobPostState }

const Position = Type.String({ format: 'uuid' })

/** The posts a member sees, newest first. */
export async function pageOfJobPosts(
  db: Database,
  { scope, role }: Actor,
  { cursor, limit, ...filter }: Filter,
): Promise<Page<Presented>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listJobPosts(db, scope, { ...filter, after, limit: limit + 1 })
  return toPage(
    rows.map((post) => presentJobPost(post, role)),
    limit,
    ({ id }) => id,
  )
}

/** How many of the posts a list shows are in each state; every state is named. */
export async function countsByState(
  db: Database,
  { scope }: Actor,
  filter: JobPostFilter,
): Promise<Record<JobPostState, number>> {
  const counted = await countJobPosts(db, scope, filter)
  const entries = jobPostStates.map((state) => [state, counted.get(state) ?? 0] as const)
  return Object.fromEntries(entries) as Record<JobPostState, number>
}

/** What publishing a post takes, and what the company has for it. */
export async function jobPostPrice(
  db: Database,
  { scope: { companyId }, standing }: Actor,
): Promise<{ credits: number; available: number; openPosts: { limit: number | null; open: number } }> {
  const [{ price }, { available }, ofCompany] = await Promise.all([
    termsOf(db, 'job_post'),
    balanceOfKind(db, companyId, 'job_post'),
    openPosts(db, standing, { companyId }),
  ])
  return { credits: price, available, openPosts: ofCompany }
}

export type Doer = Pick<Actor, 'uid' | 'requestId' | 'scope'>

export const audit = (
  tx: Database,
  actor: Doer,
  action: string,
  id: string,
  before: unknown,
  after: unknown,
) =>
  recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.scope.companyId,
    action: `job_post.${action}`,
    subjectType: 'job_post',
    subjectId: id,
    before,
    after,
  })

/** The post, or 404: another company's looks like none. */
export async function requireJobPost(db: Database, actor: Actor, id: string): Promise<JobPost> {
  const post = await findJobPost(db, actor.scope, id)
  if (!post) throw notFound()
  return post
}

export async function requireLocked(tx: Database, actor: Actor, id: string): Promise<JobPost> {
  const post = await lockJobPost(tx, actor.scope, id)
  if (!post) throw notFound()
  return post
}

/** The photos of a company's posts. */
export const jobPostPhotos = ({ companyId }: Pick<Actor['scope'], 'companyId'>): PhotoOwner => ({
  companyId,
  kind: 'job_post_photo',
  field: 'photos',
})

export const wrongState = (post: JobPost, { role }: Actor) =>
  new Problem(409, 'wrong_state', { current: presentJobPost(post, role) })

type JobPostNotification = Extract<NotificationKind, `job_post_${string}`>

/** What colleagues are told of; pausing is undone as easily as it is done. */
const toldOf: Partial<Record<JobPostEvent, JobPostNotification>> = {
  publish: 'job_post_published',
  hold: 'job_post_held',
  flag: 'job_post_held',
  approve: 'job_post_approved',
  reject: 'job_post_rejected',
  close: 'job_post_closed',
  cancel: 'job_post_cancelled',
  expire: 'job_post_expired',
}

/** Tells the members what became of a post, where its event concerns them. */
export async function tell(
  tx: Database,
  event: JobPostEvent,
  { companyId, id, branchId, title }: EndedPost,
  actorUid: string | null,
): Promise<void> {
  const kind = toldOf[event]
  if (!kind || !title) return
  await notifyMembers(tx, { kind, params: { title }, companyId, subjectId: id, branchId, actorUid })
}

/**
 * A locked post in front of workers, again or as an edit left it, once it followed who is hired: somebody may have been
 * while it was paused, or it now looks for fewer.
 */
export async function followed(tx: Database, scope: Actor['scope'], post: JobPost): Promise<JobPost> {
  const after = (await syncFilledState(tx, post)) ? await findJobPost(tx, scope, post.id) : post
  if (!after) throw notFound()
  return after
}
