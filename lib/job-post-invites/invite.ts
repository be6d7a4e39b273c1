import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** The workers invited to a post with their answers, the latest first, and how many more may be invited. */
export type PostInvites = AnswerOf<operations['listJobPostInvites']>
export type JobPostInvite = PostInvites['items'][number]
export type InviteAllowance = PostInvites['left']

export type InviteState = JobPostInvite['state']

/** The result for one of several workers: an invitation, or the problem code of a refusal. */
export type InviteOutcome = AnswerOf<operations['inviteWorkers']>['items'][number]

type SentInvitePage = AnswerOf<operations['listSentInvites']>
export type SentInvite = Named<SentInvitePage['items'][number]>

/** A page of the invitations to all posts with their workers' names, the latest first. */
export type NamedInvitePage = Omit<SentInvitePage, 'items'> & { readonly items: readonly SentInvite[] }

/** What a worker does with an invitation. */
export type InviteEvent =
  operations['answerJobPostInvites']['requestBody']['content']['application/json']['event']

/** The masked names of workers, by id; a worker who cannot be found any more has none. */
export type WorkerNames = Readonly<Record<string, string>>

/** Something about a worker with their name: null when they cannot be found any more, absent when it could not be loaded. */
export type Named<Thing> = Thing & { readonly name?: string | null }
