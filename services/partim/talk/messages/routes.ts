import { Type } from '@fastify/type-provider-typebox'
import { Body, nullable, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { editedMessageSchema, messageSchema } from '@/validators/talk'
import { talkSearch } from '@/validators/talk-terms'
import { uploadSchema } from '@/validators/upload'
import type { FileAttachment } from '../../shapes/message-attachment'
import { sendFilm } from '../../workers/intro-videos/sending'
import { SentAttachment } from '../attachments/present'
import { type End, endsOf } from '../conversations/party'
import type { TalkParts } from '../conversations/service'
import { Message } from './present'
import { edit, fileIn, type MessageParts, partOf, permitFile, search, send, takeBack, type } from './service'

const ofConversation = Type.Object({ conversationId: Uuid })
const ofMessage = Type.Object({ conversationId: Uuid, messageId: Uuid })
const Edited = Body({ text: Typed(), isConfirmed: Type.Boolean() })
const Written = Body({
  text: Typed(),
  isConfirmed: Type.Boolean(),
  attachment: Type.Optional(nullable(SentAttachment)),
})
const uploadRules = uploadSchema('message_file')
const seq = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }))

/** Messages one account may send in a minute, edits apart. */
const sending = { max: 30, seconds: 60 }
/** A browser says every few seconds that somebody is writing. */
const typing = { max: 60, seconds: 60 }
const searching = { max: 60, seconds: 60 }
const uploading = { max: 60, seconds: 600 }

/** What is written in the conversations of a company and of a worker. */
export function messageRoutes(app: ServiceApp, parts: MessageParts): void {
  for (const end of endsOf(parts.db)) {
    readingRoutes(app, parts, end)
    writingRoutes(app, parts, end)
    fileRoutes(app, parts, end)
  }
}

function readingRoutes(app: ServiceApp, parts: TalkParts, { prefix, config, named, partyOf }: End): void {
  app.get(
    `${prefix}/:conversationId/messages`,
    {
      config,
      schema: {
        operationId: named('listCompanyMessages'),
        summary:
          'The last messages, or those before or after one, the earliest first; reading them delivers them',
        params: ofConversation,
        querystring: Type.Object({
          before: seq,
          after: seq,
          limit: Type.Integer({ minimum: 1, maximum: 50, default: 50 }),
        }),
        response: { 200: Type.Object({ items: Type.Array(Message), hasMore: Type.Boolean() }) },
      },
    },
    async (request) => partOf(parts, await partyOf(request), request.params.conversationId, request.query),
  )

  app.get(
    `${prefix}/messages`,
    {
      config: { ...config, limit: searching },
      schema: {
        operationId: named('searchCompanyMessages'),
        summary: 'Messages of all conversations with all the words of a text, the newest first',
        querystring: Type.Object({ text: Type.String({ maxLength: talkSearch.longest }) }),
        response: {
          200: Type.Object({
            items: Type.Array(Type.Object({ conversationId: Uuid, name: Type.String(), message: Message })),
          }),
        },
      },
    },
    async (request) => ({ items: await search(parts, await partyOf(request), request.query.text) }),
  )
}

function writingRoutes(app: ServiceApp, parts: MessageParts, { prefix, config, named, partyOf }: End): void {
  app.put(
    `${prefix}/:conversationId/messages/:messageId`,
    {
      config: { ...config, rules: messageSchema, limit: sending, isSlow: true },
      schema: {
        operationId: named('sendCompanyMessage'),
        summary: 'Sends a message, once however often it is sent with this id',
        params: ofMessage,
        body: Written,
        response: { 200: Message },
      },
    },
    async (request) => {
      const { conversationId, messageId: id } = request.params
      const sender = forwardedCallerOf(request)
      const { attachment = null, ...words } = request.body
      return send(parts, await partyOf(request), conversationId, { id, ...words, attachment, sender })
    },
  )

  app.patch(
    `${prefix}/:conversationId/messages/:messageId`,
    {
      config: { ...config, rules: editedMessageSchema },
      schema: {
        operationId: named('editCompanyMessage'),
        summary: 'Changes the words of a message of my own, within minutes',
        params: ofMessage,
        body: Edited,
        response: { 200: Message },
      },
    },
    async (request) => {
      const { conversationId, messageId: id } = request.params
      return edit(parts, await partyOf(request), conversationId, { id, ...request.body })
    },
  )

  app.delete(
    `${prefix}/:conversationId/messages/:messageId`,
    {
      config,
      schema: {
        operationId: named('takeBackCompanyMessage'),
        summary: 'Takes a message of my own back, within minutes: its words and what it carries are gone',
        params: ofMessage,
        response: { 200: Message },
      },
    },
    async (request) => {
      const { conversationId, messageId } = request.params
      return takeBack(parts, await partyOf(request), conversationId, messageId)
    },
  )

  app.post(
    `${prefix}/:conversationId/typing`,
    {
      config: { ...config, limit: typing },
      schema: {
        operationId: named('typeInCompanyConversation'),
        summary: 'Somebody is writing',
        params: ofConversation,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await type(parts.db, await partyOf(request), request.params.conversationId)
      return reply.code(204).send(null)
    },
  )
}

function fileRoutes(app: ServiceApp, parts: MessageParts, { prefix, config, named, partyOf }: End): void {
  app.post(
    `${prefix}/:conversationId/uploads`,
    {
      config: { ...config, rules: uploadRules, limit: uploading },
      schema: {
        operationId: named('permitCompanyMessageFile'),
        summary: 'Permits the upload of one file that a message then carries',
        params: ofConversation,
        body: UploadRequest,
        response: { 200: UploadPermit },
      },
    },
    async (request) => {
      const input = await uploadRules.validate(request.body)
      return permitFile(parts, await partyOf(request), request.params.conversationId, input)
    },
  )

  app.get(
    `${prefix}/:conversationId/messages/:messageId/file`,
    {
      config: { ...config, isMedia: true },
      schema: {
        operationId: named('readCompanyMessageFile'),
        summary: 'The picture, PDF or voice of a message',
        params: ofMessage,
      },
    },
    async (request, reply) => {
      const { conversationId, messageId } = request.params
      const file = await fileIn(parts.db, await partyOf(request), conversationId, messageId)
      if (file.kind === 'file') reply.header('content-disposition', saved(file))
      const { objectName: filmName, fileType, size } = file
      const { storage } = parts
      return sendFilm({ request, reply, storage }, { id: messageId, filmName, fileType, size })
    },
  )
}

/** A PDF is saved under its name, and not opened beside our pages (RFC 6266, RFC 8187). */
const saved = ({ name }: Extract<FileAttachment, { kind: 'file' }>): string =>
  `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
