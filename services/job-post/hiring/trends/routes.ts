import { Type } from '@fastify/type-provider-typebox'
import { nullable, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { type Period, periods } from './period'
import { readActivity, readFunnel, readSpend, readTimeToHire } from './service'

const Count = Type.Integer()
const Day = Type.String({ format: 'date', description: 'Asia/Bangkok' })
const span = { from: Day, to: Day }
const Hours = nullable(Type.Number({ description: 'median; null without a hire' }))
const querystring = Type.Object({
  days: Type.Unsafe<Period>({ type: 'integer', enum: [...periods] }),
  branchId: Type.Optional(Uuid),
})

const listOf = <T extends Parameters<typeof Type.Object>[0]>(figures: T) =>
  Type.Object({ items: Type.Array(Type.Object({ ...span, ...figures })) })

/** Operations with statistics about hiring: of one post, and of a company over time. */
export function trendRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/job-posts/:jobPostId/funnel',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getJobPostFunnel',
        summary:
          'How often a post was looked at, how many applied, got to an interview or further, and were hired',
        params: Type.Object({ jobPostId: Uuid }),
        response: {
          200: Type.Object({ views: Count, applications: Count, interviews: Count, hires: Count }),
        },
      },
    },
    async (request) => readFunnel(db, actorOf(request), request.params.jobPostId),
  )

  app.get(
    '/v1/trends/activity',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getActivityTrend',
        summary: 'Views of the public pages of posts, applications and hires, by day; of 90 days by week',
        querystring,
        response: { 200: listOf({ views: Count, applications: Count, hires: Count }) },
      },
    },
    async (request) => ({
      items: await readActivity(await request.reads(), actorOf(request), request.query),
    }),
  )

  app.get(
    '/v1/trends/time-to-hire',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getTimeToHireTrend',
        summary: 'Hours from publishing until somebody had the job',
        querystring,
        response: {
          200: Type.Object({
            medianHours: Hours,
            items: Type.Array(Type.Object({ ...span, hires: Count, medianHours: Hours })),
          }),
        },
      },
    },
    async (request) => readTimeToHire(await request.reads(), actorOf(request), request.query),
  )

  app.get(
    '/v1/trends/spend',
    {
      config: { access: 'member', permission: 'billing.view' },
      schema: {
        operationId: 'getSpendTrend',
        summary: 'Credits spent on posts, and hires',
        querystring,
        response: { 200: listOf({ credits: Count, hires: Count }) },
      },
    },
    async (request) => ({ items: await readSpend(await request.reads(), actorOf(request), request.query) }),
  )
}
