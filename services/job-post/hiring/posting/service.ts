import { type Static, Type } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { Named, nullable } from '@/services/shared/schema'
import { hasEnded, type JobPostEvent, type JobPostState, jobPostStates } from '@/validators/states/job-post'
import { findBuffetEnd } from '../../billing/buffets/repository'
import { entitlementTo } from '../../billing/credits/entitlement'
import { balanceOfKind } from '../../billing/credits/service'
import { closingOf } from '../../company/membership/repository'
import type { Actor, Doer } from '../../platform/access/actor'
import { scopeOfBranch } from '../../platform/access/scope'
import { notifyMembers } from '../../platform/notifications/service'
import type { PhotoOwner } from '../../platform/uploads/photos'
import type { NotificationKind } from '../../shapes/notification-kinds'
import { syncFilledState } from '../applications/filling'
import { PostPlaces, placesOfPosts } from '../applications/places-of-posts'
import { countJobPosts, type JobPostFilter, listIdsAmong, listJobPosts } from '../job-posts/list-repository'
import { JobPost as JobPostShape, presentJobPost } from '../job-posts/present'
import { findJobPost, isJobPostWithin, type JobPost, lockJobPost } from '../job-posts/repository'
import { publishesItself } from '../job-posts/waiting-for-credit'
import type { EndedPost } from './ending-repository'
import { openPosts } from './open-post-limit'

export type Presented = Static<typeof JobPostShape>

/** A post in a list, with how far it has come. */
export const JobPostInList = Named(
  'JobPostInList',
  Type.Object({ ...JobPostShape.properties, places: nullable(PostPlaces) }),
)
type Listed = Static<typeof JobPostInList>

type Filter = JobPostFilter & PageQuery & { state?: JobPostState; openFirst?: boolean }

/**
 * Whether credit alone would not publish those of a company's posts that wait for it, because every member has asked to be
 * removed; false where none waits.
 */
export const holdsByLeaving = async (
  db: Database,
  companyId: string,
  posts: readonly JobPost[],
): Promise<boolean> => posts.some(publishesItself) && (await closingOf(db, companyId)) !== null

const Id = Type.String({ format: 'uuid' })
/** An id among all posts or, where those that have ended are the last, among these. */
const Position = Type.Union([Id, Type.Object({ ended: Id })])

/** The posts a member sees, newest first; with `openFirst` those that have ended come after all others. */
export async function pageOfJobPosts(
  db: Database,
  { scope, role }: Actor,
  { cursor, limit, openFirst = false, ...filter }: Filter,
): Promise<Page<Listed>> {
  const after = decodeCursor(Position, cursor)
  const isAmongEnded = openFirst && after !== null && typeof after !== 'string'
  const id = after === null || typeof after === 'string' ? after : after.ended
  const take = (more: { hasEnded?: boolean; after: string | null; limit: number }) =>
    listJobPosts(db, scope, { ...filter, ...more })
  const first = isAmongEnded
    ? []
    : await take({ ...(openFirst && { hasEnded: false }), after: id, limit: limit + 1 })
  const missing = openFirst ? limit + 1 - first.length : 0
  const last =
    missing > 0 ? await take({ hasEnded: true, after: isAmongEnded ? id : null, limit: missing }) : []
  const rows = [...first, ...last]
  const [places, isLeaving] = await Promise.all([
    placesOfPosts(db, scope.companyId, rows.slice(0, limit)),
    holdsByLeaving(db, scope.companyId, rows),
  ])
  return toPage(
    rows.map((post) => ({
      ...presentJobPost(post, role, isLeaving),
      places: places.get(post.id) ?? null,
    })),
    limit,
    (post) => (openFirst && hasEnded(post.state) ? { ended: post.id } : post.id),
  )
}

/** How many of the listed posts are in each state, with 0 for the others. */
export async function countsByState(
  db: Database,
  { scope }: Actor,
  filter: JobPostFilter,
): Promise<Record<JobPostState, number>> {
  const counted = await countJobPosts(db, scope, filter)
  const entries = jobPostStates.map((state) => [state, counted.get(state) ?? 0] as const)
  return Object.fromEntries(entries) as Record<JobPostState, number>
}

/** Which of some posts, ids separated by commas, the member sees; of one branch or of all. 404 for a branch they do not see. */
export const seenAmong = (
  db: Database,
  { scope }: Actor,
  { jobPostIds, branchId }: { readonly jobPostIds: string; readonly branchId?: string },
): Promise<string[]> => listIdsAmong(db, scopeOfBranch(scope, branchId), jobPostIds.split(','))

/** What publishing a post costs, and what the company has available. */
export async function jobPostPrice(db: Database, { scope: { companyId }, standing }: Actor) {
  const [entitlement, { available }, buffetUntil, ofCompany] = await Promise.all([
    entitlementTo(db, { companyId, kind: 'job_post' }),
    balanceOfKind(db, companyId, 'job_post'),
    findBuffetEnd(db, companyId),
    openPosts(db, standing, { companyId }),
  ])
  return {
    credits: entitlement.by === 'buffet' ? 0 : entitlement.price,
    available,
    buffetUntil: buffetUntil?.toISOString() ?? null,
    openPosts: ofCompany,
  }
}

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

/** The post, or 404, also for another company's. */
export async function requireJobPost(db: Database, actor: Actor, id: string): Promise<JobPost> {
  const post = await findJobPost(db, actor.scope, id)
  if (!post) throw notFound()
  return post
}

/** 404 for a post the member does not see, also for another company's. */
export async function requireWithin(
  db: Database,
  { scope }: Pick<Actor, 'scope'>,
  id: string,
): Promise<void> {
  if (!(await isJobPostWithin(db, scope, id))) throw notFound()
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

type JobPostNotification = Exclude<Extract<NotificationKind, `job_post_${string}`>, 'job_post_taken_down'>

/** The events that members are notified of; not pausing, which is undone as easily as it is done. */
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

/** Notifies the members of an event of a post, if it concerns them. */
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
 * A locked post after its state was adjusted to the people hired: some may have been hired while it was paused, or an
 * edit may have reduced how many it needs.
 */
export async function followed(tx: Database, scope: Actor['scope'], post: JobPost): Promise<JobPost> {
  const after = (await syncFilledState(tx, post)) ? await findJobPost(tx, scope, post.id) : post
  if (!after) throw notFound()
  return after
}
