import { Type } from '@fastify/type-provider-typebox'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { Named, nullable, OneOf, Uuid, UuidList } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { sendVersioned } from '@/services/shared/version'
import { commonPeriod } from '@/validators/buddhist-year'
import { jobPostTypes } from '@/validators/job-post-terms'
import { longestSearch } from '@/validators/longest-search'
import { jobPostStates } from '@/validators/states/job-post'
import { actorOf } from '../../platform/access/actor'
import { JobPost, presentJobPost } from '../job-posts/present'
import {
  countsByState,
  holdsByLeaving,
  JobPostInList,
  jobPostPrice,
  pageOfJobPosts,
  requireJobPost,
  seenAmong,
} from './service'

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, Asia/Bangkok' })
const filter = {
  branchId: Type.Optional(Uuid),
  type: Type.Optional(OneOf(jobPostTypes)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  q: Type.Optional(Type.String({ maxLength: longestSearch })),
  waitsForCredit: Type.Optional(Type.Boolean()),
}

const Counts = Named(
  'JobPostCounts',
  Type.Object(Object.fromEntries(jobPostStates.map((state) => [state, Type.Integer()]))),
)

/** What a member reads of the company's posts: the list, its counts, one post, and what publishing takes. */
export function jobPostReadingRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/job-posts',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listJobPosts',
        querystring: Type.Object({
          ...pageQuery,
          state: Type.Optional(OneOf(jobPostStates)),
          openFirst: Type.Optional(Type.Boolean({ description: 'those that have ended after all others' })),
          ...filter,
        }),
        response: { 200: pageOf(JobPostInList) },
      },
    },
    async (request) => pageOfJobPosts(await request.reads(), actorOf(request), commonPeriod(request.query)),
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
    async (request) => countsByState(await request.reads(), actorOf(request), commonPeriod(request.query)),
  )

  app.get(
    '/v1/job-posts/among',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listJobPostsAmong',
        summary: 'Which of some posts the member sees, of one branch or of all',
        querystring: Type.Object({
          jobPostIds: UuidList(200, 'two hundred at most, separated by commas'),
          branchId: Type.Optional(Uuid),
        }),
        response: { 200: Type.Object({ jobPostIds: Type.Array(Uuid) }) },
      },
    },
    async (request) => ({
      jobPostIds: await seenAmong(await request.reads(), actorOf(request), request.query),
    }),
  )

  app.get(
    '/v1/job-posts/price',
    {
      // No permission needed: members who publish must know the price, and those who see the bills know it anyway.
      config: { access: 'member' },
      schema: {
        operationId: 'getJobPostPrice',
        summary: 'What publishing a post takes, and what the company has for it',
        response: {
          200: Type.Object({
            credits: Type.Integer({ description: 'one post takes so many; none within a buffet' }),
            available: Type.Integer({ description: 'what can be used now' }),
            buffetUntil: nullable(
              Type.String({ format: 'date-time', description: 'until when posts cost no credit' }),
            ),
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
      schema: {
        operationId: 'getJobPost',
        params: Type.Object({ jobPostId: Uuid }),
        response: { 200: JobPost },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const post = await requireJobPost(db, actor, request.params.jobPostId)
      const isLeaving = await holdsByLeaving(db, actor.scope.companyId, [post])
      return sendVersioned(reply, presentJobPost(post, actor.role, isLeaving))
    },
  )
}
