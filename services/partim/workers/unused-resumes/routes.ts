import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import type { Database } from '@/services/shared/database'
import type { ServiceApp } from '@/services/shared/service'
import { showAgain } from './service'

/** The operation with which workers come back to the search after their resume was hidden for not being used. */
export function unusedResumeRoutes(app: ServiceApp, db: Database): void {
  app.put(
    '/v1/resumes/me/shown-again',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'showResumeAgain',
        summary: 'I still look for work: companies find me again as I had chosen',
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await showAgain(db, { uid: callerOf(request).uid, requestId: request.id })
      return reply.code(204).send(null)
    },
  )
}
