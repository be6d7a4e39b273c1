import 'client-only'
import { dataOf, jobPost, partim } from '@/lib/api/browser'
import type { TalkReportReason } from '@/validators/talk-terms'
import { basePath } from './base-path'
import {
  type Conversation,
  type ConversationPage,
  type FoundMessage,
  type Message,
  type MessagePage,
  messagesAPage,
  type QuickReply,
  type Side,
  type TalkFilter,
} from './talk'
import type { Carried, Outgoing } from './thread'

const of = (conversationId: string) => ({ path: { conversationId } })

/** A page of the viewer's conversations; every function here rejects with ProblemError. */
export const askConversations = (
  side: Side,
  filter: TalkFilter,
  cursor?: string,
): Promise<ConversationPage> => dataOf(partim.GET(basePath[side], { params: { query: { filter, cursor } } }))

export const askConversation = (side: Side, conversationId: string): Promise<Conversation> =>
  dataOf(partim.GET(`${basePath[side]}/{conversationId}`, { params: of(conversationId) }))

/** The latest messages of a conversation, or those before or after a number. */
export const askMessages = (
  side: Side,
  conversationId: string,
  from: { readonly before?: number; readonly after?: number } = {},
): Promise<MessagePage> =>
  dataOf(
    partim.GET(`${basePath[side]}/{conversationId}/messages`, {
      params: { ...of(conversationId), query: { ...from, limit: messagesAPage } },
    }),
  )

/** Sends a message; repeating it with the same id does not send another. */
export const sendMessage = (
  side: Side,
  { conversationId, id, text, isConfirmed, carried }: Outgoing,
): Promise<Message> =>
  dataOf(
    partim.PUT(`${basePath[side]}/{conversationId}/messages/{messageId}`, {
      params: { path: { conversationId, messageId: id } },
      body: { text, isConfirmed, ...(carried && { attachment: sentOf(carried) }) },
    }),
  )

const sentOf = (carried: Carried) =>
  carried.kind === 'card'
    ? carried.sent
    : { kind: 'file' as const, fileName: carried.fileName ?? '', name: carried.name }

/** Permits the upload of a file for a conversation. */
export const permitFile = (
  side: Side,
  conversationId: string,
  body: { readonly fileType: string; readonly size: number },
) => dataOf(partim.POST(`${basePath[side]}/{conversationId}/uploads`, { params: of(conversationId), body }))

export const editMessage = (
  side: Side,
  conversationId: string,
  messageId: string,
  body: { readonly text: string; readonly isConfirmed: boolean },
): Promise<Message> =>
  dataOf(
    partim.PATCH(`${basePath[side]}/{conversationId}/messages/{messageId}`, {
      params: { path: { conversationId, messageId } },
      body,
    }),
  )

export const takeMessageBack = (side: Side, conversationId: string, messageId: string) =>
  dataOf(
    partim.DELETE(`${basePath[side]}/{conversationId}/messages/{messageId}`, {
      params: { path: { conversationId, messageId } },
    }),
  )

/** Tells how far messages have reached this device and were read. */
export const markMessages = (
  side: Side,
  conversationId: string,
  body: { readonly deliveredUpTo?: number; readonly readUpTo?: number },
) => dataOf(partim.PUT(`${basePath[side]}/{conversationId}/marks`, { params: of(conversationId), body }))

export const tellTyping = (side: Side, conversationId: string) =>
  dataOf(partim.POST(`${basePath[side]}/{conversationId}/typing`, { params: of(conversationId) }))

export type ConversationFlags = Partial<Pick<Conversation, 'isStarred' | 'isArchived' | 'isMuted'>>

export const changeConversation = (
  side: Side,
  conversationId: string,
  body: ConversationFlags,
): Promise<Conversation> =>
  dataOf(partim.PATCH(`${basePath[side]}/{conversationId}`, { params: of(conversationId), body }))

export const blockConversation = (side: Side, conversationId: string): Promise<Conversation> =>
  dataOf(partim.PUT(`${basePath[side]}/{conversationId}/block`, { params: of(conversationId) }))

export const unblockConversation = (side: Side, conversationId: string): Promise<Conversation> =>
  dataOf(partim.DELETE(`${basePath[side]}/{conversationId}/block`, { params: of(conversationId) }))

export const reportConversation = (
  side: Side,
  conversationId: string,
  body: { readonly reason: TalkReportReason; readonly text: string },
  key: string,
) =>
  dataOf(
    partim.POST(`${basePath[side]}/{conversationId}/reports`, {
      params: of(conversationId),
      body,
      headers: { 'Idempotency-Key': key },
    }),
  )

/** The viewer's messages that contain words, the newest first. */
export const searchMessages = async (side: Side, text: string): Promise<readonly FoundMessage[]> =>
  (await dataOf(partim.GET(`${basePath[side]}/messages`, { params: { query: { text } } }))).items

export const addQuickReply = (body: Pick<QuickReply, 'title' | 'text'>, key: string): Promise<QuickReply> =>
  dataOf(partim.POST('/v1/quick-replies', { body, headers: { 'Idempotency-Key': key } }))

/** Changes a text of the company's; rejects with 412 where somebody else changed it meanwhile. */
export const changeQuickReply = (
  { id, version }: Pick<QuickReply, 'id' | 'version'>,
  body: Pick<QuickReply, 'title' | 'text'>,
): Promise<QuickReply> =>
  dataOf(
    partim.PUT('/v1/quick-replies/{replyId}', {
      params: { path: { replyId: id } },
      body,
      headers: { 'If-Match': `"${version}"` },
    }),
  )

export const removeQuickReply = (replyId: string) =>
  dataOf(partim.DELETE('/v1/quick-replies/{replyId}', { params: { path: { replyId } } }))

/** The open posts of the viewer's company, the last changed first. */
export const askOpenPosts = async () =>
  (await dataOf(jobPost.GET('/v1/job-posts', { params: { query: { state: 'published', limit: 50 } } }))).items

/** The branches of the viewer's company that have a position. */
export const askBranches = async () =>
  (await dataOf(jobPost.GET('/v1/branches', { params: { query: { limit: 100 } } }))).items.filter(
    ({ lat, lng, archivedAt }) => lat !== null && lng !== null && archivedAt === null,
  )

/** The viewer's applications that wait for somebody or lead to work. */
export const askLiveApplications = async () =>
  (await dataOf(jobPost.GET('/v1/my/applications', { params: { query: { group: 'live', limit: 100 } } })))
    .items

export type OwnJob = Awaited<ReturnType<typeof askLiveApplications>>[number]

/** The shifts of a post of the viewer's company. */
export const askShifts = async (jobPostId: string) =>
  (await dataOf(jobPost.GET('/v1/job-posts/{jobPostId}', { params: { path: { jobPostId } } }))).shifts
