import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import { Body, Named, nullable, OneOf, Uuid, UuidList } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import { inviteEvents, inviteStates } from '@/validators/states/job-post-invite'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import type { WorkerProfiles } from '../own-applications/worker-profile'
import { answerInvites, knownPosts, ownInvites } from './own-service'
import {
  InviteAllowance,
  JobPostInvite,
  OwnInvite,
  presentInvite,
  presentOwnInvite,
  SentInvite,
} from './present'
import {
  applicantsOf,
  findableFor,
  invitesOf,
  inviteWorker,
  inviteWorkers,
  maxOfPost,
  pageOfSent,
} from './service'

const Outcome = Named(
  'InviteOutcome',
  Type.Object({
    workerId: Uuid,
    invite: nullable(JobPostInvite),
    refusal: nullable(Type.String({ description: 'code of the problem; null for who is invited' })),
  }),
)

const params = Type.Object({ jobPostId: Uuid })
const someWorkers = Type.Array(Uuid, { minItems: 1, maxItems: maxOfPost, uniqueItems: true })

/** Operations to invite workers to a post, and for workers to answer. */
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
        summary: 'The workers invited to a post with their answers, the last one first; a hundred at most',
        params,
        response: {
          200: Type.Object({
            items: Type.Array(JobPostInvite),
            left: InviteAllowance,
            insteadOf: Type.Array(nullable(Type.String()), {
              description:
                'who has the job and cannot come, by name, null after their account was removed: the first who accepts an invitation from now on has their shifts at once',
            }),
          }),
        },
      },
    },
    async (request) => invitesOf(db, actorOf(request), request.params.jobPostId),
  )

  app.post(
    '/v1/job-posts/:jobPostId/invites',
    {
      config: { access: 'member', permission: 'job_posts.publish' },
      schema: {
        operationId: 'inviteWorkers',
        summary: 'Invites workers to a published post, in their order, as far as the limits allow',
        params,
        body: Body({ workerIds: someWorkers }),
        response: { 200: Type.Object({ items: Type.Array(Outcome) }) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { jobPostId } = request.params
      const { workerIds } = request.body
      // A repeated request gets the stored answer, even if the partim service does not answer by then.
      const asked = await findableFor(
        { db, profiles },
        actor,
        jobPostId,
        workerIds,
        forwardedCallerOf(request),
      ).then(
        (findable) => ({ findable }),
        (problem: unknown) => ({ problem }),
      )
      return once(db, request, reply, async (tx) => {
        if ('problem' in asked) throw asked.problem
        const outcomes = await inviteWorkers(tx, actor, jobPostId, workerIds, asked.findable)
        const items = outcomes.map((one) => ({ ...one, invite: one.invite && presentInvite(one.invite) }))
        return { status: 200, body: { items } }
      })
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
    '/v1/job-posts/:jobPostId/applicants',
    {
      config: { access: 'member', permission: 'applications.decide' },
      schema: {
        operationId: 'listApplicantsAmong',
        summary: 'Which of some workers have applied to a post, whatever became of it',
        params,
        querystring: Type.Object({
          workerIds: UuidList(maxOfPost, 'a hundred at most, separated by commas'),
        }),
        response: { 200: Type.Object({ workerIds: Type.Array(Uuid) }) },
      },
    },
    async (request) => {
      const workerIds = request.query.workerIds.split(',')
      return { workerIds: await applicantsOf(db, actorOf(request), request.params.jobPostId, workerIds) }
    },
  )

  app.get(
    '/v1/job-post-invites',
    {
      config: { access: 'member', permission: 'job_posts.publish' },
      schema: {
        operationId: 'listSentInvites',
        summary: 'The invitations to all posts with their answers, the last one first',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(SentInvite) },
      },
    },
    async (request) => pageOfSent(db, actorOf(request), request.query),
  )

  app.get(
    '/v1/my/job-post-invites',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'listMyJobPostInvites',
        summary:
          'Posts I was invited to and can still apply for, the last one first, or the one asked for; 50 at most',
        querystring: Type.Object({ jobPostId: Type.Optional(Uuid) }),
        response: { 200: Type.Object({ items: Type.Array(OwnInvite) }) },
      },
    },
    async (request) => {
      const invites = await ownInvites(db, profiles, forwardedCallerOf(request), request.query.jobPostId)
      return { items: invites.map(presentOwnInvite) }
    },
  )

  app.get(
    '/v1/my/known-job-posts',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'listMyKnownJobPosts',
        summary: 'Which of some posts I was invited to or applied for, whatever became of it',
        querystring: Type.Object({
          jobPostIds: UuidList(maxOfPost, 'a hundred at most, separated by commas'),
        }),
        response: { 200: Type.Object({ jobPostIds: Type.Array(Uuid) }) },
      },
    },
    async (request) => {
      const worker = { ...forwardedCallerOf(request), uid: callerOf(request).uid }
      return { jobPostIds: await knownPosts(db, profiles, worker, request.query.jobPostIds.split(',')) }
    },
  )

  app.post(
    '/v1/my/job-post-invites/events',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'answerJobPostInvites',
        summary: 'I saw invitations, decline them, or think again; what is out of turn changes nothing',
        body: Body({
          event: OneOf(inviteEvents),
          jobPostIds: Type.Array(Uuid, { minItems: 1, maxItems: 50, uniqueItems: true }),
        }),
        response: {
          200: Type.Object({
            items: Type.Array(Type.Object({ jobPostId: Uuid, state: OneOf(inviteStates) })),
          }),
        },
      },
    },
    async (request) => {
      const { event, jobPostIds } = request.body
      return { items: await answerInvites(db, profiles, forwardedCallerOf(request), event, jobPostIds) }
    },
  )
}
