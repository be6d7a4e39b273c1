import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Body, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { interviewHappenings } from '@/validators/interview-terms'
import { noteInterview } from './service'

/** Interviews live in the partim service, which tells here what happens to them. */
export function interviewNewsRoutes(app: ServiceApp, { db }: { readonly db: Database }): void {
  app.put(
    '/v1/interview-news/:newsId',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'noteInterview',
        summary:
          'Moves the application of a proposed interview, and tells members what became of one; once however often it is asked',
        params: Type.Object({ newsId: Uuid }),
        body: Body({
          what: OneOf(interviewHappenings),
          companyId: Uuid,
          workerId: Uuid,
          interviewId: Uuid,
          jobPostId: nullable(Uuid),
          memberUid: Type.String({ minLength: 1, maxLength: 128 }),
          workerName: Typed(),
          when: Typed(),
        }),
        response: { 200: Type.Object({}) },
      },
    },
    async ({ params: { newsId }, body }) => {
      await noteInterview(db, newsId, body)
      return {}
    },
  )
}
