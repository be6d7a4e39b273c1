import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** What a mailed invitation offers, and what whoever opens it is to it. */
export type LinkedInvitation = AnswerOf<operations['checkInvitation']>

/** The address of one of the two screens a mailed invitation is answered at. */
export const invitationPath = (screen: '/accept-invitation' | '/accept-register', token: string): string =>
  `${screen}?${new URLSearchParams({ token })}`
