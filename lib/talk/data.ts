import 'server-only'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import { basePath } from './base-path'
import {
  type Conversation,
  type ConversationPage,
  type MessagePage,
  messagesAPage,
  type QuickReply,
  type Side,
} from './talk'

/** The viewer's last conversations. */
export async function listConversations(side: Side): Promise<ConversationPage> {
  await requireViewer()
  return answerOf(partimApi().GET(basePath[side], { params: { query: { filter: 'all' } } }))
}

/** A conversation of the viewer with its last messages; null when there is none of this id. */
export async function getConversation(
  side: Side,
  conversationId: string,
): Promise<{ conversation: Conversation; messages: MessagePage } | null> {
  await requireViewer()
  const params = { path: { conversationId } }
  const [conversation, messages] = await Promise.all([
    answerOrNull<Conversation>(partimApi().GET(`${basePath[side]}/{conversationId}`, { params })),
    answerOrNull<MessagePage>(
      partimApi().GET(`${basePath[side]}/{conversationId}/messages`, {
        params: { ...params, query: { limit: messagesAPage } },
      }),
    ),
  ])
  return conversation && messages && { conversation, messages }
}

/** The texts that the viewer's company keeps to send again. */
export async function listQuickReplies(): Promise<readonly QuickReply[]> {
  await requireViewer()
  return (await answerOf(partimApi().GET('/v1/quick-replies', {}))).items
}
