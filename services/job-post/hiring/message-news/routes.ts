import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Body, nullable, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forgetMessages, tellOfMessages } from './service'

const params = Type.Object({ newsId: Uuid })

/** Conversations live in the partim service, which tells here what a company's members have not read. */
export function messageNewsRoutes(app: ServiceApp, { db }: { readonly db: Database }): void {
  app.put(
    '/v1/message-news/:newsId',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'tellOfMessages',
        summary:
          'Tells members of messages that nobody of the company has read, once however often it is asked',
        params,
        body: Body({
          companyId: Uuid,
          conversationId: Uuid,
          jobPostId: nullable(Uuid),
          workerName: Typed(),
        }),
        response: { 200: Type.Object({}) },
      },
    },
    async ({ params: { newsId }, body }) => {
      await tellOfMessages(db, newsId, body)
      return {}
    },
  )

  app.put(
    '/v1/message-news/:newsId/reading',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'forgetMessages',
        summary: 'Says that somebody of the company has read the messages that members were told of',
        params,
        body: Body({ companyId: Uuid, conversationId: Uuid }),
        response: { 200: Type.Object({}) },
      },
    },
    async ({ body }) => {
      await forgetMessages(db, body)
      return {}
    },
  )
}
