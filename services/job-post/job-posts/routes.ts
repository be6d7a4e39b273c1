import { Type } from '@fastify/type-provider-typebox'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { Body, OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { jobPostDraftSchema } from '@/validators/job-post'
import { actorOf } from '../members/actor'
import type { Surroundings } from '../surroundings'
import { JobPost, JobPostDraft, presentJobPost } from './present'
import {
  applyMemberEvent,
  countsByState,
  createJobPost,
  expireDuePosts,
  pageOfJobPosts,
  replaceJobPost,
  requireJobPost,
} from './service'
import { jobPostStates, memberEvents } from './state-machine'

const params = Type.Object({ jobPostId: Uuid })
const Counts = Type.Object(Object.fromEntries(jobPostStates.map((state) => [state, Type.Integer()])))

export function jobPostRoutes(app: ServiceApp, { db }: Surroundings): void {
  app.get(
    '/v1/job-posts',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listJobPosts',
        querystring: Type.Object({
          ...pageQuery,
          state: Type.Optional(OneOf(jobPostStates)),
          branchId: Type.Optional(Uuid),
          q: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: { 200: pageOf(JobPost) },
      },
    },
    async (request) => pageOfJobPosts(db, actorOf(request), request.query),
  )

  app.get(
    '/v1/job-posts/counts',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'countJobPosts',
        querystring: Type.Object({ branchId: Type.Optional(Uuid) }),
        response: { 200: Counts },
      },
    },
    async (request) => countsByState(db, actorOf(request), request.query),
  )

  app.post(
    '/v1/job-posts',
    {
      config: { access: 'member', permission: 'job_posts.edit', rules: jobPostDraftSchema },
      schema: { operationId: 'createJobPost', body: JobPostDraft, response: { 201: JobPost } },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: presentJobPost(await createJobPost(tx, actor, request.body), actor.role),
      }))
    },
  )

  app.get(
    '/v1/job-posts/:jobPostId',
    {
      config: { access: 'member' },
      schema: { operationId: 'getJobPost', params, response: { 200: JobPost } },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const post = await requireJobPost(db, actor, request.params.jobPostId)
      return sendVersioned(reply, presentJobPost(post, actor.role))
    },
  )

  app.put(
    '/v1/job-posts/:jobPostId',
    {
      config: { access: 'member', permission: 'job_posts.edit', rules: jobPostDraftSchema },
      schema: { operationId: 'updateJobPost', params, body: JobPostDraft, response: { 200: JobPost } },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const version = expectedVersion(request)
      const post = await replaceJobPost(db, actor, request.params.jobPostId, version, request.body)
      return sendVersioned(reply, presentJobPost(post, actor.role))
    },
  )

  app.post(
    '/v1/job-posts/:jobPostId/events',
    {
      config: { access: 'member', permission: 'job_posts.publish' },
      schema: {
        operationId: 'changeJobPostState',
        params,
        body: Body({ event: OneOf(memberEvents) }),
        response: { 200: JobPost },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const post = await applyMemberEvent(db, actor, request.params.jobPostId, request.body.event)
      return sendVersioned(reply, presentJobPost(post, actor.role))
    },
  )

  addRoutine(app, { name: 'expire job posts', everySeconds: 60, run: () => expireDuePosts(db) })
}
