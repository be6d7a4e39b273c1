import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf } from '@/services/shared/schema'
import { messageWarningKinds } from '@/validators/message-warnings'
import { MessageAttachment, presentAttachment } from '../attachments/present'
import type { Party } from '../conversations/party'
import { AuthorName, authorNameFor, type Names } from '../conversations/present'
import type { Message as StoredMessage } from './repository'

export const Message = Named(
  'Message',
  Type.Object({
    id: Type.String({ format: 'uuid', description: 'chosen by the sender’s browser' }),
    seq: Type.Integer({ description: '1 for the first of the conversation, and so on without gaps' }),
    isOwn: Type.Boolean({ description: 'written by the caller’s side' }),
    authorName: AuthorName,
    text: Type.String({ description: 'empty once it is taken back, or where what it carries says all' }),
    attachment: nullable(MessageAttachment),
    at: Instant,
    editedAt: nullable(Instant),
    isTakenBack: Type.Boolean(),
    warnings: Type.Array(OneOf(messageWarningKinds), { description: 'what it may be asking for' }),
  }),
)

/** A message as a party sees it. */
export const presentMessage = (
  party: Pick<Party, 'side' | 'uid'>,
  message: StoredMessage,
  names: Names,
): Static<typeof Message> => ({
  id: message.id,
  seq: message.seq,
  isOwn: message.side === party.side,
  authorName: authorNameFor(party, message, names),
  text: message.text,
  attachment: presentAttachment(message.attachment),
  at: message.at.toISOString(),
  editedAt: message.editedAt?.toISOString() ?? null,
  isTakenBack: message.takenBackAt !== null,
  warnings: message.warnings,
})
