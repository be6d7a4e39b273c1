import { Type } from '@fastify/type-provider-typebox'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { Body, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { talkFilters } from '@/validators/talk-terms'
import { type End, endsOf } from './party'
import { Conversation } from './present'
import {
  begin,
  changeFlags,
  pageOfConversations,
  readConversation,
  type TalkParts,
  unreadOf,
} from './service'

const params = Type.Object({ conversationId: Uuid })

/** The list of conversations of a company and of a worker, and how they keep them. */
export function conversationRoutes(app: ServiceApp, parts: TalkParts): void {
  for (const end of endsOf(parts.db)) listRoutes(app, parts, end)
  beginRoutes(app, parts)
}

function listRoutes(app: ServiceApp, parts: TalkParts, { prefix, config, named, partyOf }: End): void {
  app.get(
    prefix,
    {
      config,
      schema: {
        operationId: named('listCompanyConversations'),
        summary: 'Conversations, the last activity first',
        querystring: Type.Object({
          ...pageQuery,
          filter: Type.Unsafe<(typeof talkFilters)[number]>({
            type: 'string',
            enum: [...talkFilters],
            default: 'all',
          }),
          postId: Type.Optional(Uuid),
        }),
        response: { 200: pageOf(Conversation) },
      },
    },
    async (request) => pageOfConversations(parts, await partyOf(request), request.query),
  )

  app.get(
    `${prefix}/unread`,
    {
      config,
      schema: {
        operationId: named('countUnreadCompanyConversations'),
        summary: 'How many conversations have something unread; muted and archived ones do not count',
        response: { 200: Type.Object({ conversations: Type.Integer() }) },
      },
    },
    async (request) => ({ conversations: await unreadOf(parts.db, await partyOf(request)) }),
  )

  app.get(
    `${prefix}/:conversationId`,
    {
      config,
      schema: {
        operationId: named('readCompanyConversation'),
        params,
        response: { 200: Conversation },
      },
    },
    async (request) => readConversation(parts, await partyOf(request), request.params.conversationId),
  )

  app.patch(
    `${prefix}/:conversationId`,
    {
      config,
      schema: {
        operationId: named('changeCompanyConversation'),
        summary: 'Stars, archives or mutes a conversation, for the caller’s side alone',
        params,
        body: Body({
          isStarred: Type.Optional(Type.Boolean()),
          isArchived: Type.Optional(Type.Boolean()),
          isMuted: Type.Optional(Type.Boolean()),
        }),
        response: { 200: Conversation },
      },
    },
    async (request) =>
      changeFlags(parts, await partyOf(request), request.params.conversationId, request.body),
  )
}

const PostId = { postId: Type.Optional(Uuid) }

function beginRoutes(app: ServiceApp, parts: TalkParts): void {
  const [company, worker] = endsOf(parts.db)
  if (!company || !worker) throw new Error('a conversation has two ends')
  const response = { 200: Conversation, 201: Conversation }
  const summary = 'The conversation with somebody, begun if there is none'

  app.post(
    company.prefix,
    {
      config: company.config,
      schema: {
        operationId: company.named('beginCompanyConversation'),
        summary,
        body: Body({ workerId: Uuid, ...PostId }),
        response,
      },
    },
    async (request, reply) => {
      const party = await company.partyOf(request)
      if (party.side !== 'company') throw new Error('a member speaks for a company')
      const { workerId, postId = null } = request.body
      const { isNew, conversation } = await begin(
        parts,
        party,
        { companyId: party.companyId, workerId },
        postId,
      )
      return reply.code(isNew ? 201 : 200).send(conversation)
    },
  )

  app.post(
    worker.prefix,
    {
      config: worker.config,
      schema: {
        operationId: worker.named('beginCompanyConversation'),
        summary,
        body: Body({ companyId: Uuid, ...PostId }),
        response,
      },
    },
    async (request, reply) => {
      const party = await worker.partyOf(request)
      if (party.side !== 'worker') throw new Error('a worker speaks for themselves')
      const { companyId, postId = null } = request.body
      const { isNew, conversation } = await begin(
        parts,
        party,
        { companyId, workerId: party.workerId },
        postId,
      )
      return reply.code(isNew ? 201 : 200).send(conversation)
    },
  )
}
