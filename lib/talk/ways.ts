import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'

/** With whom a conversation is: a company writes to a worker, a worker to a company. */
export type TalkPartner = { readonly workerId: string } | { readonly companyId: string }

/** Begins a conversation, or finds the one there is, and answers its id; rejects with a ProblemError. */
export async function beginTalk(partner: TalkPartner, postId?: string): Promise<string> {
  const about = postId === undefined ? {} : { postId }
  const asked =
    'workerId' in partner
      ? partim.POST('/v1/company-conversations', { body: { ...partner, ...about } })
      : partim.POST('/v1/conversations', { body: { ...partner, ...about } })
  return (await dataOf(asked)).id
}

/** The page of a conversation. */
export const talkPath = (conversationId: string): string => `/chat?c=${conversationId}`
