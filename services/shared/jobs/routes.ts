import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '../access'
import { decodeCursor, pageOf, pageQuery, toPage } from '../cursor'
import type { Database } from '../database'
import { Instant, Named, nullable, Uuid } from '../schema'
import type { ServiceApp } from '../service'
import { listDeadJobs, retryDeadJob } from './dead-jobs'
import { listFailingRoutines } from './routines'

const DeadJob = Named(
  'DeadJob',
  Type.Object({
    id: Uuid,
    kind: Type.String(),
    attempts: Type.Integer(),
    createdAt: Instant,
    lastError: nullable(Type.String()),
  }),
)

const FailingRoutine = Named(
  'FailingRoutine',
  Type.Object({
    name: Type.String(),
    attempts: Type.Integer({ description: 'turns since the last one that did not fail' }),
    nextAttemptAt: Instant,
    lastError: nullable(Type.String()),
  }),
)

/** Operations for staff to list what fails, and to have jobs that were given up attempted again. */
export function jobRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/ops/dead-jobs',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listDeadJobs',
        summary: 'Jobs that were given up, the oldest first; not whom they are for, nor what they carry',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(DeadJob) },
      },
    },
    async ({ query: { cursor, limit } }) => {
      const after = decodeCursor(Uuid, cursor)
      const jobs = await listDeadJobs(db, { after, limit: limit + 1 })
      const items = jobs.map((job) => ({ ...job, createdAt: job.createdAt.toISOString() }))
      return toPage(items, limit, ({ id }) => id)
    },
  )

  app.post(
    '/v1/ops/dead-jobs/:jobId/attempts',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'retryDeadJob',
        params: Type.Object({ jobId: Uuid }),
        body: Type.Object({}, { additionalProperties: false }),
        response: { 202: Type.Object({ id: Uuid }) },
      },
    },
    async (request, reply) => {
      const { jobId } = request.params
      await retryDeadJob(db, jobId, { uid: callerOf(request).uid, requestId: request.id })
      reply.code(202)
      return { id: jobId }
    },
  )

  app.get(
    '/v1/ops/failing-routines',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listFailingRoutines',
        summary: 'Routines whose latest turn failed; each comes again by itself',
        response: { 200: Type.Object({ items: Type.Array(FailingRoutine) }) },
      },
    },
    async () => {
      const routines = await listFailingRoutines(db)
      return {
        items: routines.map((routine) => ({
          ...routine,
          nextAttemptAt: routine.nextAttemptAt.toISOString(),
        })),
      }
    },
  )
}
