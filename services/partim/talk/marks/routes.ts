import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Body, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { endsOf } from '../conversations/party'
import { mark } from './service'

const seq = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }))

/** How far each side received and read a conversation. */
export function talkMarkRoutes(app: ServiceApp, db: Database): void {
  for (const { prefix, config, named, partyOf } of endsOf(db)) {
    app.put(
      `${prefix}/:conversationId/marks`,
      {
        config,
        schema: {
          operationId: named('markCompanyConversation'),
          summary: 'Up to which message the caller’s side received and read it; marks never go back',
          params: Type.Object({ conversationId: Uuid }),
          body: Body({ deliveredUpTo: seq, readUpTo: seq }),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        await mark(db, await partyOf(request), request.params.conversationId, request.body)
        return reply.code(204).send(null)
      },
    )
  }
}
