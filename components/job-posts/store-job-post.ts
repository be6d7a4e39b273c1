import type { SaveOutcome } from '@/components/forms/autosave'
import { asProblem, jobPost } from '@/lib/api/browser'
import { type Outcome, storeResource, type Target } from '@/lib/api/store-resource'
import type { JobPost } from '@/lib/job-posts/job-post'
import type { JobPostDraftInput } from '@/validators/job-post'
import { saysTheSame } from './job-post-values'

/** Makes a post, or changes it at the version it was read; with `keepalive` also when the page is gone meanwhile. */
export function storeJobPost(
  target: Target | null,
  body: JobPostDraftInput,
  draftKey: string,
  { keepalive }: { keepalive?: boolean } = {},
) {
  return storeResource<JobPostDraftInput, JobPost>(target, {
    draftKey,
    body,
    saysTheSame,
    create: (sent, headers) => jobPost.POST('/v1/job-posts', { body: sent, headers, keepalive }),
    change: ({ id }, sent, headers) =>
      jobPost.PUT('/v1/job-posts/{jobPostId}', {
        params: { path: { jobPostId: id } },
        body: sent,
        headers,
        keepalive,
      }),
  })
}

/** Puts a stored post in front of workers, or before our reviewers; one that is there already stays there. */
export async function publishJobPost(post: JobPost): Promise<Outcome<JobPost>> {
  if (!canBePublished(post)) return { kind: 'stored', resource: post }
  const { data, error, response } = await jobPost.POST('/v1/job-posts/{jobPostId}/events', {
    params: { path: { jobPostId: post.id } },
    body: { event: 'submit' },
  })
  if (data) return { kind: 'stored', resource: data }
  const problem = asProblem(error, response)
  const current = problem.code === 'wrong_state' ? (problem.current as JobPost) : null
  // What was typed is kept; the post goes out when there is credit for it.
  if (problem.code === 'no_credit') return { kind: 'stored', resource: { ...post, waitsForCredit: true } }
  // An earlier submit had worked and its answer was lost.
  if (current && !canBePublished(current)) return { kind: 'stored', resource: current }
  return { kind: 'refused', problem }
}

/** What an outcome means for storing as one goes. */
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
