import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Body, Instant, nullable, OneOf } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { answerByLink, LinkedInterview, readLink } from './service'

const token = Type.String({ minLength: 1, maxLength: 200 })

/** Answering a proposed interview from a mail, without signing in. */
export function interviewLinkRoutes(app: ServiceApp, db: Database): void {
  app.post(
    '/v1/interview-links/check',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'checkInterviewLink',
        body: Body({ token }),
        response: { 200: LinkedInterview },
      },
    },
    async (request) => readLink(db, request.body.token),
  )

  app.post(
    '/v1/interview-links/answer',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'answerInterviewByLink',
        summary:
          'Takes one of the proposed times, declines, or takes that back; nothing else is possible by a link',
        body: Body({ token, event: OneOf(['accept', 'decline', 'reconsider']), at: nullable(Instant) }),
        response: { 200: LinkedInterview },
      },
    },
    async (request) => answerByLink(db, request.body, request.id),
  )
}
