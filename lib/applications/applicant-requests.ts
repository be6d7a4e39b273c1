import 'client-only'
import { jobPost, partim } from '@/lib/api/browser'
import { asProblem, ProblemError } from '@/lib/api/problem'
import { liveQuery, type OwnApplication, type OwnWorker } from './own-application'

/** Who applies, as far as this browser's session says it. */
export type Applicant =
  /** Nobody is signed in. */
  | { readonly kind: 'visitor' }
  /** Signed in, with an account still to be made. */
  | {
      readonly kind: 'unregistered'
      /** `address` where the provider they signed in with gave none. */
      readonly asks: 'name' | 'address'
    }
  | { readonly kind: 'employer' }
  | {
      readonly kind: 'worker'
      readonly worker: OwnWorker
      /** What waits for somebody or leads to work. */
      readonly live: readonly OwnApplication[]
      /** What they sent to the post before. */
      readonly earlier: OwnApplication | null
    }

/** Reads who applies for a post. Rejects with a ProblemError when it cannot be known. */
export async function fetchApplicant(jobPostId: string): Promise<Applicant> {
  const [own, applications, ofPost] = await Promise.all([
    partim.GET('/v1/workers/me', {}),
    jobPost.GET('/v1/my/applications', { params: { query: liveQuery } }),
    jobPost.GET('/v1/my/applications', { params: { query: { jobPostId, limit: 1 } } }),
  ])
  if (own.response.status === 401) return { kind: 'visitor' }
  if (!own.data) {
    const problem = asProblem(own.error, own.response)
    if (problem.code === 'not_registered')
      return { kind: 'unregistered', asks: problem.params?.asks === 'address' ? 'address' : 'name' }
    if (problem.code === 'workers_only') return { kind: 'employer' }
    throw new ProblemError(problem)
  }
  if (!applications.data) throw new ProblemError(asProblem(applications.error, applications.response))
  if (!ofPost.data) throw new ProblemError(asProblem(ofPost.error, ofPost.response))
  const [earlier = null] = ofPost.data.items
  return { kind: 'worker', worker: own.data, live: applications.data.items, earlier }
}
