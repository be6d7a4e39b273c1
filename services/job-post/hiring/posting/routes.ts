import { Type } from '@fastify/type-provider-typebox'
import { once, onceIfKeyed } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { Body, Named, nullable, OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { cancelReasonLimit } from '@/validators/cancel-reason'
import { jobPostDraftSchema } from '@/validators/job-post'
import { bulkEvents, memberEvents } from '@/validators/states/job-post'
import { uploadSchema } from '@/validators/upload'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { giveUpPhotos, permitPhoto, publishPhotos } from '../../platform/uploads/photos'
import { type CompanyGroups, requireOwnGroup } from '../favourite-groups/company-groups'
import { groupOf } from '../job-posts/content'
import { JobPost, JobPostDraft, JobPostEdit, presentJobPost } from '../job-posts/present'
import { cloneJobPosts } from './cloning'
import { followListingChanges, makePostsFindable } from './company-posts'
import { CreditRequest, readCreditRequest, requestCredit } from './credit-requests'
import { expireDuePosts } from './expiry'
import { applyMemberEvent, applyMemberEvents, rememberingShortage } from './member-events'
import { jobPostReadingRoutes } from './reading-routes'
import { resubmitJobPost } from './resubmission'
import { reviewConfirmed } from './review-again'
import { createJobPost, replaceJobPost } from './saving'
import { jobPostPhotos, requireJobPost } from './service'
import { publishAllWaiting } from './waiting-posts'

/** How many posts one request may change. */
const maxAtOnce = 100

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
const MovedJobPost = Named(
  'MovedJobPost',
  Type.Object({
    ...JobPost.properties,
    credits: nullable(
      Type.Object(
        {
          returned: Type.Integer({ description: 'how many came back by it' }),
          available: Type.Integer({ description: 'what can be used now' }),
        },
        { description: 'of a cancellation; null for all else' },
      ),
    ),
  }),
)
type JobPostParts = Deps & { readonly groups: CompanyGroups }

/** All that a member reads of the company's posts and does with them. */
export function jobPostRoutes(
  app: ServiceApp,
  { db, settings, identity, storage, groups }: JobPostParts,
): void {
  jobPostReadingRoutes(app, db)
  const files = { db, storage, settings }

  app.post(
    '/v1/job-posts',
    {
      config: { access: 'member', permission: 'job_posts.edit', rules: jobPostDraftSchema },
      schema: { operationId: 'createJobPost', body: JobPostDraft, response: { 201: JobPost } },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { photos = [] } = request.body
      // Photos and group are checked before the transaction, which must not wait for other services. A repeated request
      // gets the stored answer, even if its photos or its group are gone by then.
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

  app.put(
    '/v1/job-posts/:jobPostId',
    {
      config: { access: 'member', permission: 'job_posts.edit', rules: jobPostDraftSchema },
      schema: { operationId: 'updateJobPost', params, body: JobPostEdit, response: { 200: JobPost } },
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
      const { cancelReason: reason, ...draft } = request.body
      const post = await replaceJobPost(db, settings, actor, jobPostId, version, { draft, reason })
      await giveUpPhotos(files, owner, uploaded)
      return sendVersioned(reply, presentJobPost(post, actor.role))
    },
  )

  app.put(
    '/v1/job-posts/:jobPostId/resubmission',
    {
      // Those who may publish may edit, too (validators/permissions).
      config: { access: 'member', permission: 'job_posts.publish', rules: jobPostDraftSchema },
      schema: {
        operationId: 'resubmitJobPost',
        summary: 'Edits a post that waits for staff and submits it again, in one step',
        params,
        body: JobPostEdit,
        response: { 200: JobPost },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const version = expectedVersion(request)
      const { jobPostId } = request.params
      const before = await requireJobPost(db, actor, jobPostId)
      const owner = jobPostPhotos(actor.scope)
      const uploaded = await publishPhotos(files, owner, request.body.photos ?? [], before.photos)
      // The group may have been removed since the post was submitted.
      await requireOwnGroup(groups, forwardedCallerOf(request), groupOf(request.body))
      const { cancelReason: reason, ...draft } = request.body
      const post = await resubmitJobPost(db, settings, actor, jobPostId, version, { draft, reason })
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
        body: Body({
          event: OneOf(memberEvents),
          reason: Type.Optional(
            Type.String({
              maxLength: cancelReasonLimit,
              description: 'why it is cancelled; those who lose an offer or the job by it read it',
            }),
          ),
        }),
        response: { 200: MovedJobPost },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { jobPostId } = request.params
      if (request.body.event === 'submit') {
        const { favouriteGroupId } = await requireJobPost(db, actor, jobPostId)
        // The group may have been removed since the draft was saved.
        await requireOwnGroup(groups, forwardedCallerOf(request), favouriteGroupId)
      }
      return rememberingShortage(db, actor, jobPostId, () =>
        onceIfKeyed(db, request, reply, async (tx) => {
          const { event, reason } = request.body
          const { post, credits } = await applyMemberEvent(tx, actor, jobPostId, event, reason)
          return { status: 200, body: { ...presentJobPost(post, actor.role), credits } }
        }),
      )
    },
  )

  const creditRequest = { access: 'member', permission: 'job_posts.publish' } as const
  app.get(
    '/v1/job-posts/:jobPostId/credit-request',
    {
      config: creditRequest,
      schema: { operationId: 'getCreditRequest', params, response: { 200: CreditRequest } },
    },
    async (request) => readCreditRequest(db, actorOf(request), request.params.jobPostId),
  )

  app.put(
    '/v1/job-posts/:jobPostId/credit-request',
    {
      config: creditRequest,
      schema: {
        operationId: 'requestCredit',
        summary: 'Asks those who may pay to buy the credit that a post waits for, at most once a day',
        params,
        response: { 200: CreditRequest },
      },
    },
    async (request) => requestCredit(db, actorOf(request), request.params.jobPostId),
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
    name: 'make posts findable',
    everySeconds: 3_600,
    run: (work) => makePostsFindable(db, work),
  })
  addRoutine(app, {
    name: 'list posts anew',
    everySeconds: 30,
    run: (work) => followListingChanges(db, work),
  })
  addRoutine(app, {
    name: 'publish posts that waited for credit',
    everySeconds: 30,
    run: (work) => publishAllWaiting(db, work),
  })
  addRoutine(app, { name: 'expire job posts', everySeconds: 60, run: (work) => expireDuePosts(db, work) })
  addRoutine(app, {
    name: 'review posts of confirmed companies',
    everySeconds: 30,
    run: (work) => reviewConfirmed(db, work),
  })
}
