import { Type } from '@fastify/type-provider-typebox'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import type { Deps } from '../../platform/deps'
import type { WorkerProfiles } from '../own-applications/worker-profile'
import { PublicJobPost, PublicJobPostSummary } from '../public-job-posts/present'
import { chosenJobPosts, readJobPostFor } from './service'

const config = { access: 'worker' } as const

/** Operations with which a worker reads job posts, including those shown to chosen workers only. */
export function chosenJobPostRoutes(
  app: ServiceApp,
  { db, profiles }: Pick<Deps, 'db'> & { readonly profiles: WorkerProfiles },
): void {
  app.get(
    '/v1/my/job-posts',
    {
      config,
      schema: {
        operationId: 'listMyChosenJobPosts',
        summary:
          'Open posts that companies show to their favourites, for me; published last first, 50 at most',
        response: { 200: Type.Object({ items: Type.Array(PublicJobPostSummary) }) },
      },
    },
    async (request) => ({ items: await chosenJobPosts(db, profiles, forwardedCallerOf(request)) }),
  )

  app.get(
    '/v1/my/job-posts/:jobPostId',
    {
      config,
      schema: {
        operationId: 'getJobPostForMe',
        summary: 'A post I may read: everybody’s, or one I was chosen for, invited to or have applied to',
        params: Type.Object({ jobPostId: Uuid }),
        response: { 200: PublicJobPost },
      },
    },
    async (request) => readJobPostFor(db, profiles, forwardedCallerOf(request), request.params.jobPostId),
  )
}
