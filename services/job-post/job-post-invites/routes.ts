import { Type } from '@fastify/type-provider-typebox'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import type { WorkerProfiles } from '../applications/worker-profile'
import type { Deps } from '../deps'
import { actorOf } from '../members/actor'
import { JobPostInvite, OwnInvite, presentInvite, presentOwnInvite } from './present'
import { invitesOf, inviteWorker, ownInvites } from './service'

/** Operations that ask workers to look at a post. */
export function jobPostInviteRoutes(
  app: ServiceApp,
  { db, profiles }: Pick<Deps, 'db'> & { readonly profiles: WorkerProfiles },
): void {
  app.get(
    '/v1/job-posts/:jobPostId/invites',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listJobPostInvites',
        summary: 'The workers invited to a post, the last one first; a hundred at most',
        params: Type.Object({ jobPostId: Uuid }),
        response: { 200: Type.Object({ items: Type.Array(JobPostInvite) }) },
      },
    },
    async (request) => {
      const invites = await invitesOf(db, actorOf(request), request.params.jobPostId)
      return { items: invites.map(presentInvite) }
    },
  )

  app.put(
    '/v1/job-posts/:jobPostId/invites/:workerId',
    {
      config: { access: 'member', permission: 'job_posts.publish' },
      schema: {
        operationId: 'inviteWorker',
        summary: 'Invites a worker to a published post; once, however often it is asked',
        params: Type.Object({ jobPostId: Uuid, workerId: Uuid }),
        response: { 200: JobPostInvite },
      },
    },
    async (request) =>
      presentInvite(
        await inviteWorker({ db, profiles }, actorOf(request), request.params, forwardedCallerOf(request)),
      ),
  )

  app.get(
    '/v1/my/job-post-invites',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'listMyJobPostInvites',
        summary: 'Posts I was invited to and can still apply for, the last one first; 50 at most',
        response: { 200: Type.Object({ items: Type.Array(OwnInvite) }) },
      },
    },
    async (request) => {
      const invites = await ownInvites(db, profiles, forwardedCallerOf(request))
      return { items: invites.map(presentOwnInvite) }
    },
  )
}
