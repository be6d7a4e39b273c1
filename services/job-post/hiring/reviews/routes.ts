import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { onceIfKeyed } from '@/services/shared/idempotency/once'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { entityTag, expectedVersion } from '@/services/shared/version'
import type { Deps } from '../../platform/deps'
import { applyOpsEvent } from '../posting/ops-events'
import {
  DecidedPost,
  presentCase,
  presentDecidedPost,
  ReviewCase,
  ReviewDecision,
  WaitingPost,
} from './present'
import { pageOfQueue, requirePostCase } from './service'

const params = Type.Object({ jobPostId: Uuid })

/** Operations with which staff decide about posts that the automatic review held. */
export function reviewRoutes(app: ServiceApp, { db }: Deps): void {
  app.get(
    '/v1/ops/job-posts',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listJobPostsForOps',
        summary: 'Posts that wait for review, the one whose work begins first before the others',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(WaitingPost) },
      },
    },
    async (request) => pageOfQueue(db, request.query),
  )

  app.get(
    '/v1/ops/job-posts/:jobPostId',
    {
      config: { access: 'ops' },
      schema: { operationId: 'getJobPostForOps', params, response: { 200: ReviewCase } },
    },
    async (request, reply) => {
      const found = await requirePostCase(db, request.params.jobPostId)
      reply.header('etag', entityTag(found.post.version))
      return presentCase(found)
    },
  )

  app.post(
    '/v1/ops/job-posts/:jobPostId/events',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'decideJobPost',
        summary: 'Decides about a post at the version that staff read',
        params,
        body: ReviewDecision,
        response: { 200: DecidedPost },
      },
    },
    async (request, reply) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      const decision = { ...request.body, version: expectedVersion(request) }
      return onceIfKeyed(db, request, reply, async (tx) => ({
        status: 200,
        body: presentDecidedPost(await applyOpsEvent(tx, cause, request.params.jobPostId, decision)),
      }))
    },
  )
}
