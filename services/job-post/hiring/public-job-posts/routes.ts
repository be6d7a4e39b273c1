import { Type } from '@fastify/type-provider-typebox'
import { pageQuery } from '@/services/shared/cursor'
import { Instant, OneOf, Uuid, WorkTypeCode } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { jobPostTypes, payUnits } from '@/validators/job-post-terms'
import { type JobSort, jobSorts } from '@/validators/job-sorts'
import { longestSearch } from '@/validators/longest-search'
import type { Deps } from '../../platform/deps'
import { ListedJobPostPage, PublicJobPost } from './present'
import { countsOfOpenJobPosts, indexOfOpenJobPosts, pageOfOpenJobPosts, readPublicJobPost } from './service'

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, Asia/Bangkok' })
const Name = Type.String({ maxLength: 80 })

const config = { access: 'public' } as const

/** Operations with which anybody reads job posts, signed in or not. */
export function publicJobPostRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/public/job-posts',
    {
      config,
      schema: {
        operationId: 'listPublicJobPosts',
        summary: 'Posts anybody may apply for: the newest, best paid, soonest or nearest first',
        querystring: Type.Object({
          ...pageQuery,
          province: Type.Optional(Name),
          district: Type.Optional(Name),
          workType: Type.Optional(WorkTypeCode),
          type: Type.Optional(OneOf(jobPostTypes)),
          payUnit: Type.Optional(OneOf(payUnits)),
          minPay: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_00, description: 'satang' })),
          from: Type.Optional(Day),
          to: Type.Optional(Day),
          q: Type.Optional(
            Type.String({
              maxLength: longestSearch,
              description: 'words of the work, its place with stations, and the company',
            }),
          ),
          sort: Type.Unsafe<JobSort>({ type: 'string', enum: [...jobSorts], default: 'newest' }),
          lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
          lng: Type.Optional(
            Type.Number({
              minimum: -180,
              maximum: 180,
              description: 'where the reader is, with lat; not stored',
            }),
          ),
          station: Type.Optional(
            Type.String({ maxLength: 40, description: 'where distances are from, without a position' }),
          ),
        }),
        response: { 200: ListedJobPostPage },
      },
    },
    async (request) => pageOfOpenJobPosts(await request.reads(), request.query),
  )

  app.get(
    '/v1/public/job-post-counts',
    {
      config,
      schema: {
        operationId: 'countPublicJobPosts',
        summary: 'Where and for what there are open posts, most first',
        response: {
          200: Type.Object({
            provinces: Type.Array(Type.Object({ province: Type.String(), posts: Type.Integer() })),
            workTypes: Type.Array(Type.Object({ workType: WorkTypeCode, posts: Type.Integer() })),
          }),
        },
      },
    },
    async (request) => countsOfOpenJobPosts(await request.reads()),
  )

  app.get(
    '/v1/public/job-post-index',
    {
      config,
      schema: {
        operationId: 'indexPublicJobPosts',
        summary: 'Every open post and when it changed, for a sitemap',
        response: { 200: Type.Object({ items: Type.Array(Type.Object({ id: Uuid, updatedAt: Instant })) }) },
      },
    },
    async (request) => indexOfOpenJobPosts(await request.reads()),
  )

  app.get(
    '/v1/public/job-posts/:jobPostId',
    {
      config,
      schema: {
        operationId: 'getPublicJobPost',
        summary: 'A post that is or was in front of everybody; one that has ended says so',
        params: Type.Object({ jobPostId: Uuid }),
        response: { 200: PublicJobPost },
      },
    },
    async (request) => readPublicJobPost(db, request.params.jobPostId),
  )
}
