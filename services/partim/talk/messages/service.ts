import { createHash } from 'node:crypto'
import type { Static } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { uploadExpired } from '@/services/shared/uploads/removal'
import { type MessageWarning, messageWarnings } from '@/validators/message-warnings'
import { messageLimits, talkSearch } from '@/validators/talk-terms'
import type { UploadInput } from '@/validators/upload'
import type { MessageAttachment } from '../../shapes/message-attachment'
import type { SentAttachment } from '../attachments/present'
import { type FileOwner, holdFile, releaseFile } from '../attachments/repository'
import { type AttachmentParts, fileOf, type Prepared, prepare } from '../attachments/service'
import { dropFiles, permitMessageFile } from '../attachments/take-in'
import type { Party } from '../conversations/party'
import { nameOfOther, whyNotOf } from '../conversations/present'
import {
  type Conversation,
  changeConversation,
  findConversation,
  findConversations,
  lockConversation,
  otherSide,
  type ShownConversation,
} from '../conversations/repository'
import { requireConversation, type TalkParts } from '../conversations/service'
import { noteMarks } from '../marks/service'
import { tellTalk } from '../news/news'
import { upsertCompany } from '../rights/repository'
import { type Message, presentMessage } from './present'
import {
  changeMessage,
  findMessage,
  insertMessage,
  listMessages,
  type Part,
  type Message as StoredMessage,
  searchMessages,
} from './repository'
import { soughtWords, wordsOf } from './words'

type Shown = Static<typeof Message>

/** What messages are sent with, beside what they are read with. */
export type MessageParts = TalkParts & AttachmentParts

/** Messages as a party sees them, with the names of colleagues. */
async function presented(
  { colleagues }: Pick<TalkParts, 'colleagues'>,
  party: Party,
  messages: readonly StoredMessage[],
): Promise<Shown[]> {
  const authors = messages.flatMap(({ side, authorUid }) => (side === 'company' ? [authorUid] : []))
  const names = await colleagues(party, authors)
  return messages.map((message) => presentMessage(party, message, names))
}

async function presentedOne(parts: TalkParts, party: Party, message: StoredMessage): Promise<Shown> {
  const [shown] = await presented(parts, party, [message])
  if (!shown) throw notFound()
  return shown
}

/** A part of a conversation, the earliest first; reading it delivers it. */
export async function partOf(parts: TalkParts, party: Party, conversationId: string, part: Part) {
  const { db } = parts
  const { conversation } = await requireConversation(db, party, conversationId)
  const found = await listMessages(db, conversation, { ...part, limit: part.limit + 1 })
  const hasMore = found.length > part.limit
  // Read backwards, the one too many is the earliest.
  const messages = hasMore ? (part.after === undefined ? found.slice(1) : found.slice(0, -1)) : found
  const received = messages.findLast(({ side }) => side === otherSide(party.side))?.seq ?? 0
  const known =
    party.side === 'company' ? conversation.companyDeliveredUpTo : conversation.workerDeliveredUpTo
  if (received > known) await noteMarks(db, party, conversationId, { deliveredUpTo: received })
  return { items: await presented(parts, party, messages), hasMore }
}

/** What is stored of a message as it was sent, which tells the same one from another once it was edited. */
const digestOf = ({ text, attachment }: Pick<Written, 'text' | 'attachment'>): string => {
  const parts = attachment ? `${text}\0${JSON.stringify(Object.entries(attachment).sort())}` : text
  return createHash('sha256').update(parts).digest('base64url')
}

/** Refuses words that cost people their money, until whoever writes says that they mean them. */
function requireConfirmed(warnings: readonly MessageWarning[], isConfirmed: boolean): void {
  if (warnings.length === 0 || isConfirmed) return
  throw new Problem(409, 'warning_unconfirmed', { params: { warnings: warnings.join(',') } })
}

async function requireOpen(tx: Database, party: Party, conversationId: string): Promise<ShownConversation> {
  const row = await findConversation(tx, party, conversationId)
  if (!row) throw notFound()
  if (whyNotOf(party, row) !== null) throw new Problem(409, 'conversation_closed')
  return row
}

const auditConfirmed = (tx: Database, party: Party, message: StoredMessage) =>
  recordAudit(tx, {
    actorUid: party.uid,
    requestId: party.requestId,
    companyId: message.companyId,
    action: 'message.warning_confirmed',
    subjectType: 'conversation',
    subjectId: message.conversationId,
    after: { messageId: message.id, warnings: message.warnings },
  })

type Edited = { readonly id: string; readonly text: string; readonly isConfirmed: boolean }
type Written = Edited & { readonly attachment: SentAttachment | null; readonly sender: ForwardedCaller }

/** The message that is there already: the same one sent again, or another under its id. */
function sentBefore(party: Party, earlier: StoredMessage, written: Written): StoredMessage {
  const isOwn = earlier.side === party.side && earlier.authorUid === party.uid
  const isSame = earlier.sentDigest === null || earlier.sentDigest === digestOf(written)
  if (!isOwn || !isSame) throw new Problem(409, 'message_differs')
  return earlier
}

/** Who sends files in a conversation. */
const ownerOf = (party: Party, { id: conversationId, companyId }: Conversation): FileOwner => ({
  companyId,
  conversationId,
  side: party.side,
  uid: party.uid,
})

/** Permits the upload of a file for a conversation; 409 where nothing can be written. */
export async function permitFile(
  parts: MessageParts,
  party: Party,
  conversationId: string,
  input: UploadInput,
) {
  const { conversation } = await requireOpen(parts.db, party, conversationId)
  return permitMessageFile(parts, ownerOf(party, conversation), input)
}

/**
 * Sends a message once, however often it is sent with its id; it gets the conversation's next number under the conversation's
 * lock. 409 `message_differs`, `conversation_closed`, `warning_unconfirmed`; 422 with what is wrong with what it carries.
 */
export async function send(
  parts: MessageParts,
  party: Party,
  conversationId: string,
  written: Written,
): Promise<Shown> {
  const { attachment, sender } = written
  if (attachment === null)
    return presentedOne(parts, party, await store(parts, party, conversationId, written))
  const { conversation } = await requireConversation(parts.db, party, conversationId)
  const earlier = await findMessage(parts.db, conversation, written.id)
  if (earlier) return presentedOne(parts, party, sentBefore(party, earlier, written))
  await requireOpen(parts.db, party, conversationId)
  requireConfirmed(messageWarnings(written.text), written.isConfirmed)
  const owner = ownerOf(party, conversation)
  const asking = { party, owner, pair: conversation, sender }
  const prepared = await prepare(parts, asking, attachment).catch(async (error: unknown) => {
    // Another request has sent it meanwhile, and its upload is gone.
    const sent = await findMessage(parts.db, conversation, written.id)
    if (sent) return { sent }
    throw error
  })
  if ('sent' in prepared) return presentedOne(parts, party, sentBefore(party, prepared.sent, written))
  const file = fileOf(prepared.attachment)
  try {
    const message = await store(parts, party, conversationId, written, prepared)
    // Sent at the same moment by another request, whose copy it carries.
    const isOurs = file !== null && fileOf(message.attachment)?.objectName === file.objectName
    const useless = [prepared.uploaded, isOurs ? null : file?.objectName]
    await dropFiles(
      parts,
      owner,
      useless.filter((name) => name != null),
    )
    return presentedOne(parts, party, message)
  } catch (error) {
    if (file) await dropFiles(parts, owner, [file.objectName])
    throw error
  }
}

async function store(
  { db }: Pick<MessageParts, 'db'>,
  party: Party,
  conversationId: string,
  written: Written,
  prepared: Prepared | null = null,
): Promise<StoredMessage> {
  const { id, text, isConfirmed } = written
  return db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, party, conversationId)
    if (!conversation) throw notFound()
    const earlier = await findMessage(tx, conversation, id)
    if (earlier) return sentBefore(party, earlier, written)
    await requireOpen(tx, party, conversationId)
    const warnings = [...messageWarnings(text)]
    requireConfirmed(warnings, isConfirmed)
    const { companyId, workerId } = conversation
    const seq = conversation.lastSeq + 1
    const attachment: MessageAttachment | null = prepared?.attachment ?? null
    await holdAttached(tx, ownerOf(party, conversation), prepared)
    const added = await insertMessage(tx, {
      companyId,
      conversationId,
      workerId,
      seq,
      id,
      side: party.side,
      authorUid: party.uid,
      text,
      words: wordsOf(text),
      sentDigest: digestOf(written),
      warnings,
      attachment,
    })
    await changeConversation(tx, conversation, {
      ...afterMessage(party, conversation, seq),
      updatedAt: added.at,
    })
    if (party.side === 'company') {
      await upsertCompany(tx, { companyId, name: party.companyName, standing: party.standing })
    }
    if (warnings.length > 0) await auditConfirmed(tx, party, added)
    const news = { companyId, workerId, id: conversationId }
    if (seq === 1 || isArchivedAnywhere(conversation)) await tellTalk(tx, { of: 'conversation', ...news })
    await tellTalk(tx, { of: 'message', ...news, seq })
    return added
  })
}

/** Keeps the file that a message is going to carry, and lets go of the upload it was made of. */
async function holdAttached(tx: Database, owner: FileOwner, prepared: Prepared | null): Promise<void> {
  const file = fileOf(prepared?.attachment ?? null)
  if (file && !(await holdFile(tx, owner, file.objectName)))
    throw validationFailed([uploadExpired('attachment')])
  if (prepared?.uploaded) await releaseFile(tx, owner, prepared.uploaded)
}

const isArchivedAnywhere = ({ companyArchivedAt, workerArchivedAt }: Conversation) =>
  companyArchivedAt !== null || workerArchivedAt !== null

/** What a message makes of its conversation: it is put away no longer, but by a side that muted it. */
const afterMessage = ({ side }: Party, conversation: Conversation, seq: number) => ({
  lastSeq: seq,
  ...(side === 'company' ? { companyWroteUpTo: seq } : { workerWroteUpTo: seq }),
  companyArchivedAt: conversation.companyMutedAt ? conversation.companyArchivedAt : null,
  workerArchivedAt: conversation.workerMutedAt ? conversation.workerArchivedAt : null,
})

/** One's own message that may still be changed, with its conversation locked. */
async function lockOwn(tx: Database, party: Party, conversationId: string, id: string) {
  const conversation = await lockConversation(tx, party, conversationId)
  const message = conversation && (await findMessage(tx, conversation, id))
  if (!message || message.side !== party.side || message.authorUid !== party.uid) throw notFound()
  return message
}

function requireRecent({ at }: StoredMessage): void {
  if (Date.now() - at.getTime() > messageLimits.editMinutes * 60_000)
    throw new Problem(409, 'message_too_old')
}

const tellOf = (tx: Database, { companyId, workerId, conversationId, seq }: StoredMessage) =>
  tellTalk(tx, { of: 'message', companyId, workerId, id: conversationId, seq })

/** Changes the words of one's own message shortly after it was sent; one that is taken back stays so. */
export async function edit(
  parts: TalkParts,
  party: Party,
  conversationId: string,
  { id, text, isConfirmed }: Edited,
): Promise<Shown> {
  const message = await parts.db.transaction(async (tx) => {
    const before = await lockOwn(tx, party, conversationId, id)
    if (before.text === text && before.takenBackAt === null) return before
    requireRecent(before)
    if (before.takenBackAt) throw new Problem(409, 'message_too_old')
    await requireOpen(tx, party, conversationId)
    const warnings = [...messageWarnings(text)]
    requireConfirmed(warnings, isConfirmed)
    const edited = await changeMessage(tx, before, {
      text,
      words: wordsOf(text),
      warnings,
      editedAt: new Date(),
    })
    if (warnings.length > 0) await auditConfirmed(tx, party, edited)
    await tellOf(tx, edited)
    return edited
  })
  return presentedOne(parts, party, message)
}

/** Takes one's own message back shortly after it was sent: its words and what it carries are gone. Repeating it changes nothing. */
export async function takeBack(
  parts: TalkParts,
  party: Party,
  conversationId: string,
  id: string,
): Promise<Shown> {
  const message = await parts.db.transaction(async (tx) => {
    const before = await lockOwn(tx, party, conversationId, id)
    if (before.takenBackAt) return before
    requireRecent(before)
    const takenBackAt = new Date()
    const gone = { text: '', words: [], warnings: [], sentDigest: null, attachment: null, takenBackAt }
    const taken = await changeMessage(tx, before, gone)
    await tellOf(tx, taken)
    return taken
  })
  return presentedOne(parts, party, message)
}

/** The file that a message of a party's own conversation carries; 404 for any other. */
export async function fileIn(db: Database, party: Party, conversationId: string, messageId: string) {
  const { conversation } = await requireConversation(db, party, conversationId)
  const file = fileOf((await findMessage(db, conversation, messageId))?.attachment ?? null)
  if (!file) throw notFound()
  return file
}

/** Tells the other side that somebody is writing, where they can. */
export async function type(db: Database, party: Party, conversationId: string): Promise<void> {
  const row = await requireConversation(db, party, conversationId)
  if (whyNotOf(party, row) !== null) return
  const { companyId, workerId } = row.conversation
  await tellTalk(db, {
    of: 'typing',
    companyId,
    workerId,
    id: conversationId,
    side: party.side,
    uid: party.uid,
  })
}

/** Messages in a party's conversations with all the words of a text, the newest first. */
export async function search(parts: TalkParts, party: Party, text: string) {
  const words = soughtWords(text)
  if (text.trim().length < talkSearch.shortest || words.length === 0) return []
  const found = await searchMessages(parts.db, party, words, talkSearch.atMost)
  const messages = await presented(parts, party, found)
  const names = await namesOf(parts.db, party, found)
  return found.flatMap(({ conversationId }, index) => {
    const message = messages[index]
    return message ? [{ conversationId, name: names.get(conversationId) ?? '', message }] : []
  })
}

/** What the other sides of some messages' conversations are called. */
async function namesOf(db: Database, party: Party, messages: readonly StoredMessage[]) {
  const ids = [...new Set(messages.map(({ conversationId }) => conversationId))]
  const rows = await findConversations(db, party, ids)
  return new Map(rows.map((row) => [row.conversation.id, nameOfOther(party, row)]))
}
