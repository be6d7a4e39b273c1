import type { SaveOutcome } from '@/components/forms/autosave'
import { asProblem, jobPost } from '@/lib/api/browser'
import { changeResource, type Outcome, storeResource, type Target } from '@/lib/api/store-resource'
import { hasWorkAhead, type JobPost } from '@/lib/job-posts/job-post'
import { draftsOf } from '@/lib/job-posts/quick-post/kept-line'
import type { JobPostDraftInput } from '@/validators/job-post'
import { saysNoMore, saysTheSame } from './job-post-values'

type Storing = {
  /** Stores even if the page is closed. */
  readonly keepalive?: boolean
  /** The line that a new post is written with. */
  readonly line?: string
  /** Why shifts that it takes out of a post are cancelled, for those who have them. */
  readonly cancelReason?: string
}

/**
 * Creates a post, or changes it at the version that was read. A new one takes the place of a draft that was begun with the same
 * line and left, where it says all that the draft does: the draft would stay behind, beside the post.
 */
export async function storeJobPost(
  target: Target | null,
  body: JobPostDraftInput,
  draftKey: string,
  { line = '', ...storing }: Storing = {},
) {
  // A page that is closed hears no answer any more: what was typed last is sent at once.
  const mayEnd = storing.keepalive && document.visibilityState === 'hidden'
  const left = target || mayEnd ? null : await draftLeft(line, body)
  if (left) {
    const outcome = await storeAt(left, body, draftKey, storing)
    // Somebody else goes on with it.
    if (outcome.kind !== 'conflict') return outcome
  }
  return storeAt(target, body, draftKey, storing)
}

/** The draft that was begun with a line, and says nothing that a new post does not say; null if there is none. */
async function draftLeft(line: string, body: JobPostDraftInput): Promise<JobPost | null> {
  for (const id of draftsOf(line)) {
    const { data } = await jobPost.GET('/v1/job-posts/{jobPostId}', { params: { path: { jobPostId: id } } })
    if (data?.state === 'draft' && saysNoMore(data, body)) return data
  }
  return null
}

function storeAt(
  target: Target | null,
  body: JobPostDraftInput,
  draftKey: string,
  { keepalive, cancelReason }: Omit<Storing, 'line'>,
) {
  return storeResource<JobPostDraftInput, JobPost>(target, {
    draftKey,
    body,
    saysTheSame,
    create: (sent, headers) => jobPost.POST('/v1/job-posts', { body: sent, headers, keepalive }),
    change: ({ id }, sent, headers) =>
      jobPost.PUT('/v1/job-posts/{jobPostId}', {
        params: { path: { jobPostId: id } },
        body: cancelReason ? { ...sent, cancelReason } : sent,
        headers,
        keepalive,
      }),
  })
}

/** Edits a post that waits for staff, at the version it was read, and submits it again in one step. */
export const resubmitJobPost = (
  target: Target,
  body: JobPostDraftInput,
  { cancelReason }: Pick<Storing, 'cancelReason'>,
): Promise<Outcome<JobPost>> =>
  changeResource<JobPostDraftInput, JobPost>(target, {
    body,
    // An earlier answer was lost; what was rejected or cancelled since is not where it was meant to be.
    saysTheSame: (current, sent) =>
      (current.state === 'pending_review' || hasWorkAhead(current.state)) && saysTheSame(current, sent),
    change: ({ id }, sent, headers) =>
      jobPost.PUT('/v1/job-posts/{jobPostId}/resubmission', {
        params: { path: { jobPostId: id } },
        body: cancelReason ? { ...sent, cancelReason } : sent,
        headers,
      }),
  })

/** Publishes a stored post or sends it to review; a post that is already there stays as it is. */
export async function publishJobPost(post: JobPost): Promise<Outcome<JobPost>> {
  if (!canBePublished(post)) return { kind: 'stored', resource: post }
  const { data, error, response } = await jobPost.POST('/v1/job-posts/{jobPostId}/events', {
    params: { path: { jobPostId: post.id } },
    body: { event: 'submit' },
  })
  if (data) return { kind: 'stored', resource: data }
  const problem = asProblem(error, response)
  const current = problem.code === 'wrong_state' ? (problem.current as JobPost) : null
  // The post is stored, and it will be published when there is credit for it.
  if (problem.code === 'no_credit') return { kind: 'stored', resource: { ...post, waitsForCredit: true } }
  // An earlier submit succeeded and its answer was lost.
  if (current && !canBePublished(current)) return { kind: 'stored', resource: current }
  return { kind: 'refused', problem }
}

/** The outcome of storing, in the terms of autosave. */
export function saveOutcomeOf(outcome: Outcome<JobPost>): SaveOutcome {
  if (outcome.kind === 'stored') return 'saved'
  if (outcome.kind === 'conflict') return 'conflict'
  const { status, code } = outcome.problem
  if (code === 'unauthenticated' || code === 'token_expired' || code === 'session_revoked')
    return 'signed_out'
  const isPassing = status === 0 || status >= 500 || [408, 409, 425, 429].includes(status)
  if (isPassing) return 'failed'
  return code === 'validation_failed' ? 'unfit' : 'refused'
}

const canBePublished = ({ state }: JobPost) => state === 'draft' || state === 'rejected'
