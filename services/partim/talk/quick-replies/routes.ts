import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { once } from '@/services/shared/idempotency/once'
import { Body, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { quickReplySchema } from '@/validators/talk'
import { actorOf } from '../../platform/members/access'
import { addReply, changeReply, QuickReply, removeReply, repliesOf } from './service'

const config = { access: 'member', permission: 'applications.decide' } as const
const params = Type.Object({ replyId: Uuid })
const Words = Body({ title: Typed(), text: Typed() })

/** The words that a company's members use again and again. */
export function quickReplyRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/quick-replies',
    {
      config,
      schema: {
        operationId: 'listQuickReplies',
        response: { 200: Type.Object({ items: Type.Array(QuickReply) }) },
      },
    },
    async (request) => ({ items: await repliesOf(db, actorOf(request)) }),
  )

  app.post(
    '/v1/quick-replies',
    {
      config: { ...config, rules: quickReplySchema },
      schema: { operationId: 'addQuickReply', body: Words, response: { 201: QuickReply } },
    },
    async (request, reply) =>
      once(db, request, reply, async (tx) => ({
        status: 201,
        body: await addReply(tx, actorOf(request), request.body),
      })),
  )

  app.put(
    '/v1/quick-replies/:replyId',
    {
      config: { ...config, rules: quickReplySchema },
      schema: { operationId: 'changeQuickReply', params, body: Words, response: { 200: QuickReply } },
    },
    async (request, reply) => {
      const change = { ...request.body, version: expectedVersion(request) }
      return sendVersioned(reply, await changeReply(db, actorOf(request), request.params.replyId, change))
    },
  )

  app.delete(
    '/v1/quick-replies/:replyId',
    {
      config,
      schema: { operationId: 'removeQuickReply', params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await removeReply(db, actorOf(request), request.params.replyId)
      return reply.code(204).send(null)
    },
  )
}
