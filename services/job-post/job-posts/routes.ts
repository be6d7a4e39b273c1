import { Type } from '@fastify/type-provider-typebox'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once, onceIfKeyed } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { Body, Named, nullable, OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { jobPostDraftSchema } from '@/validators/job-post'
import { jobPostTypes } from '@/validators/job-post-terms'
import { uploadSchema } from '@/validators/upload'
import type { Deps } from '../deps'
import { type CompanyGroups, requireOwnGroup } from '../favourite-groups/company-groups'
import { actorOf } from '../members/actor'
import { giveUpPhotos, permitPhoto, publishPhotos } from '../uploads/photos'
import { cloneJobPosts } from './cloning'
import { makeTitlesFindable } from './company-posts'
import { groupOf } from './content'
import { postsEndingSoon } from './ending-soon'
import { expireDuePosts } from './expiry'
import { applyMemberEvent, applyMemberEvents, rememberingShortage } from './member-events'
import { JobPost, JobPostDraft, presentJobPost } from './present'
import { reviewConfirmed } from './review-again'
import { createJobPost, replaceJobPost } from './saving'
import { countsByState, jobPostPhotos, jobPostPrice, pageOfJobPosts, requireJobPost } from './service'
import { bulkEvents, jobPostStates, memberEvents } from './state-machine'

/** How many posts are asked something of at once. */
const maxAtOnce = 100

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, Asia/Bangkok' })
const filter = {
  branchId: Type.Optional(Uuid),
  type: Type.Optional(OneOf(jobPostTypes)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  q: Type.Optional(Type.String({ maxLength: 100 })),
  waitsForCredit: Type.Optional(Type.Boolean()),
}

const photoSchema = uploadSchema('job_post_photo')

const params = Type.Object({ jobPostId: Uuid })
const Outcome = Named(
  'JobPostOutcome',
  Type.Object({
    jobPostId: Uuid,
    post: nullable(JobPost),
    refusal: nullable(Type.String({ description: 'code of the problem; null when it was done' })),
  }),
)
const Counts = Named(
  'JobPostCounts',
  Type.Object(Object.fromEntries(jobPostStates.map((state) => [state, Type.Integer()]))),
)

type JobPostParts = Deps & { readonly groups: CompanyGroups }

export function jobPostRoutes(
  app: ServiceApp,
  { db, settings, identity, storage, groups }: JobPostParts,
): void {
  const files = { db, storage, settings }

  app.get(
    '/v1/job-posts',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listJobPosts',
        querystring: Type.Object({
          ...pageQuery,
          state: Type.Optional(OneOf(jobPostStates)),
          ...filter,
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
        querystring: Type.Object(filter),
        response: { 200: Counts },
      },
    },
    async (request) => countsByState(db, actorOf(request), request.query),
  )

  app.get(
    '/v1/job-posts/ending-soon',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listPostsEndingSoon',
        summary: 'Published posts whose last shift ends today or tomorrow, the soonest first; 20 at most',
        querystring: Type.Object({ branchId: Type.Optional(Uuid) }),
        response: { 200: Type.Object({ items: Type.Array(JobPost) }) },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const posts = await postsEndingSoon(db, actor, request.query.branchId)
      return { items: posts.map((post) => presentJobPost(post, actor.role)) }
    },
  )

  app.post(
    '/v1/job-posts',
    {
      config: { access: 'member', permission: 'job_posts.edit', rules: jobPostDraftSchema },
      schema: { operationId: 'createJobPost', body: JobPostDraft, response: { 201: JobPost } },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { photos = [] } = request.body
      // Looked into before the transaction, which must not wait for others; a repeated request gets the answer that was
      // stored, whatever has become of its photos and its group since.
      const looked = await Promise.all([
        publishPhotos(files, jobPostPhotos(actor.scope), photos),
        requireOwnGroup(groups, forwardedCallerOf(request), groupOf(request.body)),
      ]).then(
        ([uploaded]) => ({ uploaded, refusal: null }),
        (problem: unknown) => ({ uploaded: [], refusal: { problem } }),
      )
      const created = await once(db, request, reply, async (tx) => {
        if (looked.refusal) throw looked.refusal.problem
        const post = await createJobPost(tx, settings, actor, request.body)
        return { status: 201, body: presentJobPost(post, actor.role) }
      })
      await giveUpPhotos(files, jobPostPhotos(actor.scope), looked.uploaded)
      return created
    },
  )

  app.get(
    '/v1/job-posts/price',
    {
      // Who publishes has to know; who may see what is billed knows anyway.
      config: { access: 'member' },
      schema: {
        operationId: 'getJobPostPrice',
        summary: 'What publishing a post takes, and what the company has for it',
        response: {
          200: Type.Object({
            credits: Type.Integer({ description: 'one post takes so many' }),
            available: Type.Integer({ description: 'what can be used now' }),
            openPosts: Type.Object({
              limit: nullable(Type.Integer({ description: 'posts at once; null without limit' })),
              open: Type.Integer({ description: 'those there are, the ones that wait for staff included' }),
            }),
          }),
        },
      },
    },
    async (request) => jobPostPrice(db, actorOf(request)),
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
      const { jobPostId } = request.params
      const before = await requireJobPost(db, actor, jobPostId)
      const owner = jobPostPhotos(actor.scope)
      const uploaded = await publishPhotos(files, owner, request.body.photos ?? [], before.photos)
      const groupId = groupOf(request.body)
      if (groupId !== before.favouriteGroupId)
        await requireOwnGroup(groups, forwardedCallerOf(request), groupId)
      const post = await replaceJobPost(db, settings, actor, jobPostId, version, request.body)
      await giveUpPhotos(files, owner, uploaded)
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
      const { jobPostId } = request.params
      if (request.body.event === 'submit') {
        const { favouriteGroupId } = await requireJobPost(db, actor, jobPostId)
        // It may have been removed while this was a draft.
        await requireOwnGroup(groups, forwardedCallerOf(request), favouriteGroupId)
      }
      return rememberingShortage(db, actor, jobPostId, () =>
        onceIfKeyed(db, request, reply, async (tx) => {
          const post = await applyMemberEvent(tx, actor, jobPostId, request.body.event)
          return { status: 200, body: presentJobPost(post, actor.role) }
        }),
      )
    },
  )

  app.post(
    '/v1/job-posts/events',
    {
      config: { access: 'member', permission: 'job_posts.publish' },
      schema: {
        operationId: 'changeJobPostStates',
        body: Body({
          event: OneOf(bulkEvents),
          jobPostIds: Type.Array(Uuid, { minItems: 1, maxItems: maxAtOnce, uniqueItems: true }),
        }),
        response: { 200: Type.Object({ items: Type.Array(Outcome) }) },
      },
    },
    async (request) => {
      const { jobPostIds, event } = request.body
      return { items: await applyMemberEvents(db, actorOf(request), jobPostIds, event) }
    },
  )

  app.post(
    '/v1/job-posts/clones',
    {
      config: { access: 'member', permission: 'job_posts.edit' },
      schema: {
        operationId: 'cloneJobPosts',
        body: Body({
          jobPostIds: Type.Array(Uuid, { minItems: 1, maxItems: maxAtOnce, uniqueItems: true }),
        }),
        response: { 200: Type.Object({ items: Type.Array(Outcome) }) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      return once(db, request, reply, async (tx) => ({
        status: 200,
        body: { items: await cloneJobPosts(tx, settings, actor, request.body.jobPostIds) },
      }))
    },
  )

  app.post(
    '/v1/job-posts/photo-uploads',
    {
      config: { access: 'member', permission: 'job_posts.edit', rules: photoSchema },
      schema: {
        operationId: 'permitJobPostPhoto',
        body: UploadRequest,
        response: { 200: UploadPermit },
      },
    },
    async (request) => {
      const file = await photoSchema.validate(request.body)
      return permitPhoto(db, identity, jobPostPhotos(actorOf(request).scope), file)
    },
  )

  addRoutine(app, {
    name: 'make titles findable',
    everySeconds: 3_600,
    run: (work) => makeTitlesFindable(db, work),
  })
  addRoutine(app, { name: 'expire job posts', everySeconds: 60, run: (work) => expireDuePosts(db, work) })
  addRoutine(app, {
    name: 'review posts of confirmed companies',
    everySeconds: 30,
    run: (work) => reviewConfirmed(db, work),
  })
}
