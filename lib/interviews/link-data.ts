import 'server-only'
import { answerOrNull } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import type { LinkedInterview } from './interview'

/** The interview of a mailed link, for whoever has the mail; null for a link that was never sent, or replaced. */
export const checkInterviewLink = (token: string): Promise<LinkedInterview | null> =>
  answerOrNull<LinkedInterview>(partimApi().POST('/v1/interview-links/check', { body: { token } }))
