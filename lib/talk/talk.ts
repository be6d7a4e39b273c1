import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'
import type { TalkFilter, TalkSide } from '@/validators/talk-terms'

import { basePath } from './base-path'

export type { TalkFilter }

/** The two sides of a conversation; the members of a company are one of them. */
export type Side = TalkSide

/** Conversations of a worker, or of a company, in the same form; the last one first. */
export type ConversationPage = AnswerOf<operations['listConversations']>

/** What a company and a worker say to each other, as one of them sees it. */
export type Conversation = ConversationPage['items'][number]

/** Messages of a conversation, the oldest first. */
export type MessagePage = AnswerOf<operations['listMessages']>

/** A message; `seq` counts those of a conversation without a gap. */
export type Message = MessagePage['items'][number]

/** What a message carries beside its words. */
export type Attachment = NonNullable<Message['attachment']>

/** What a card is made of, as it is sent. */
export type SentCard = Exclude<
  NonNullable<
    NonNullable<operations['sendMessage']['requestBody']>['content']['application/json']['attachment']
  >,
  { kind: 'file' }
>

export type FoundMessage = AnswerOf<operations['searchMessages']>['items'][number]

/** A text that a company keeps to send again. */
export type QuickReply = AnswerOf<operations['listQuickReplies']>['items'][number]

export type TalkMarks = Pick<Conversation, 'own' | 'other'>

/** How many messages a page of a conversation holds. */
export const messagesAPage = 50

/** The address of a conversation. */
export const conversationPath = (id: string): string => `/chat?c=${encodeURIComponent(id)}`

/** The address of the picture, PDF or voice of a message. */
export const filePath = (side: Side, conversationId: string, messageId: string): string =>
  `/api/partim${basePath[side]}/${conversationId}/messages/${messageId}/file`

/** The address at which the web passes on what happens in the viewer's conversations. */
export const talkEventsPath = '/api/talk/events'
