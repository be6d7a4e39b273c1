import { Type } from '@fastify/type-provider-typebox'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { Interviewees, intervieweesOf, WorkStart, workStartOf } from './service'

const config = { access: 'member', permission: 'applications.decide' } as const

/** The operations that say whom a company can ask to an interview, and until when that makes sense. */
export function intervieweeRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/interviewees',
    {
      config,
      schema: {
        operationId: 'listInterviewees',
        summary: 'Who waits for an answer about an open post, and can be asked to an interview',
        response: { 200: Interviewees },
      },
    },
    async (request) => intervieweesOf(db, actorOf(request)),
  )

  app.get(
    '/v1/job-posts/:jobPostId/work-starts/:workerId',
    {
      config,
      schema: {
        operationId: 'getWorkStart',
        summary:
          'When the work begins that an interview with somebody comes too late for, and what is decided about them',
        params: Type.Object({ jobPostId: Uuid, workerId: Uuid }),
        response: { 200: WorkStart },
      },
    },
    async (request) => workStartOf(db, actorOf(request), request.params),
  )
}
