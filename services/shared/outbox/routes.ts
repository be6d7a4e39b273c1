import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '../access'
import { decodeCursor, pageOf, pageQuery, toPage } from '../cursor'
import type { Database } from '../database'
import { Instant, Named, nullable, Uuid } from '../schema'
import type { ServiceApp } from '../service'
import { listDeadMails, sendAgain } from './dead-mails'

const DeadMail = Named(
  'DeadMail',
  Type.Object({
    id: Uuid,
    kind: Type.String(),
    attempts: Type.Integer(),
    createdAt: Instant,
    lastError: nullable(Type.String()),
  }),
)

/** Operations for staff to list mails that were given up, and to send them again. */
export function deadMailRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/ops/dead-mails',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listDeadMails',
        summary: 'Mails that were given up, the oldest first; not whom they are for, nor what they say',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(DeadMail) },
      },
    },
    async ({ query: { cursor, limit } }) => {
      const after = decodeCursor(Uuid, cursor)
      const mails = await listDeadMails(db, { after, limit: limit + 1 })
      const items = mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() }))
      return toPage(items, limit, ({ id }) => id)
    },
  )

  app.post(
    '/v1/ops/dead-mails/:mailId/attempts',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'sendDeadMailAgain',
        params: Type.Object({ mailId: Uuid }),
        body: Type.Object({}, { additionalProperties: false }),
        response: { 202: Type.Object({ id: Uuid }) },
      },
    },
    async (request, reply) => {
      const { mailId } = request.params
      await sendAgain(db, mailId, { uid: callerOf(request).uid, requestId: request.id })
      reply.code(202)
      return { id: mailId }
    },
  )
}
