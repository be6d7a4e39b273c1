import { Type } from '@fastify/type-provider-typebox'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { endsOf } from '../conversations/party'
import { Conversation } from '../conversations/present'
import type { TalkParts } from '../conversations/service'
import { setBlock } from './service'

/** Ending a conversation with somebody: neither side writes until it is taken back by who blocked. */
export function talkBlockRoutes(app: ServiceApp, parts: TalkParts): void {
  const params = Type.Object({ conversationId: Uuid })
  for (const { prefix, config, named, partyOf } of endsOf(parts.db)) {
    app.put(
      `${prefix}/:conversationId/block`,
      {
        config,
        schema: {
          operationId: named('blockCompanyConversation'),
          summary: 'Neither side writes any more; the other one reads only that the conversation is closed',
          params,
          response: { 200: Conversation },
        },
      },
      async (request) => setBlock(parts, await partyOf(request), request.params.conversationId, true),
    )

    app.delete(
      `${prefix}/:conversationId/block`,
      {
        config,
        schema: {
          operationId: named('unblockCompanyConversation'),
          params,
          response: { 200: Conversation },
        },
      },
      async (request) => setBlock(parts, await partyOf(request), request.params.conversationId, false),
    )
  }
}
