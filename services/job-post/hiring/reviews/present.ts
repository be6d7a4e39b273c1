import { type Static, Type } from '@fastify/type-provider-typebox'
import type { StoredAuditEvent } from '@/services/shared/audit/audit'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import { reviewDeadline } from '@/validators/review-terms'
import { jobPostStates, opsEvents, opsEventsFrom } from '@/validators/states/job-post'
import { verifications } from '@/validators/states/verification'
import { type ReviewFinding, reviewReasons } from '../../platform/word-review/review'
import { JobPost, presentJobPost } from '../job-posts/present'
import type { JobPost as StoredJobPost } from '../job-posts/repository'
import type { QueuedPost } from '../job-posts/review-repository'

const Reasons = Type.Array(OneOf(reviewReasons))

/** A post in staff's queue. */
export const WaitingPost = Named(
  'WaitingPost',
  Type.Object({
    id: Uuid,
    companyId: Uuid,
    companyName: Type.String(),
    branchName: nullable(Type.String()),
    title: nullable(Type.String()),
    state: OneOf(jobPostStates),
    reviewReasons: Reasons,
    reviewSince: Instant,
    startsAt: Type.String({ format: 'date-time', description: 'start of the first shift' }),
    reviewBy: Type.String({ format: 'date-time', description: 'by when its company was told staff decide' }),
    version: Type.Integer({ description: 'what a decision is about' }),
  }),
)

const HistoryEntry = Named(
  'ReviewEntry',
  Type.Object({
    at: Instant,
    actorUid: Type.String(),
    action: Type.String(),
    reason: nullable(Type.String()),
  }),
)

/** A post with everything staff need to decide about it. */
export const ReviewCase = Named(
  'ReviewCase',
  Type.Object({
    post: JobPost,
    company: Type.Object({
      id: Uuid,
      name: Type.String(),
      juristicId: Type.String(),
      verification: OneOf(verifications),
    }),
    findings: Type.Array(
      Type.Object({
        reason: OneOf(reviewReasons),
        words: nullable(Type.String({ description: 'of the post, where they gave it away' })),
      }),
    ),
    events: Type.Array(OneOf(opsEvents), { description: 'what may be decided now' }),
    history: Type.Array(HistoryEntry),
  }),
)

export const ReviewDecision = Body({ event: OneOf(opsEvents), reason: Type.Optional(Typed()) })

export const DecidedPost = Named(
  'DecidedPost',
  Type.Object({
    id: Uuid,
    state: OneOf(jobPostStates),
    title: nullable(Type.String()),
    version: Type.Integer(),
  }),
)

export const presentWaitingPost = (post: QueuedPost): Static<typeof WaitingPost> => ({
  id: post.id,
  companyId: post.companyId,
  companyName: post.companyName,
  branchName: post.branchName,
  title: post.title,
  state: post.state,
  reviewReasons: reviewReasons.filter((reason) => post.reviewReasons.includes(reason)),
  reviewSince: post.reviewSince.toISOString(),
  startsAt: post.startsAt.toISOString(),
  reviewBy: (reviewDeadline(post.reviewSince, post.startsAt) ?? post.startsAt).toISOString(),
  version: post.version,
})

export const presentDecidedPost = ({
  id,
  state,
  title,
  version,
}: StoredJobPost): Static<typeof DecidedPost> => ({ id, state, title, version })

export type PostCase = {
  readonly post: StoredJobPost
  readonly company: Static<typeof ReviewCase>['company']
  readonly findings: readonly ReviewFinding[]
  readonly history: readonly StoredAuditEvent[]
}

export const presentCase = ({
  post,
  company: { id, name, juristicId, verification },
  findings,
  history,
}: PostCase): Static<typeof ReviewCase> => ({
  // In the form for a role without events, because staff have events of their own.
  post: presentJobPost(post, 'finance'),
  company: { id, name, juristicId, verification },
  findings: [...findings],
  events: opsEventsFrom(post.state, post.reviewSince !== null),
  history: history.map(({ at, actorUid, action, after }) => ({
    at: at.toISOString(),
    actorUid,
    action,
    reason: reasonOf(after),
  })),
})

function reasonOf(after: unknown): string | null {
  const { reason } = Object(after) as { reason?: unknown }
  return typeof reason === 'string' ? reason : null
}
