import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** Members of the viewer's company by name, and where the next page begins. */
export type MemberPage = AnswerOf<operations['listMembers']>
export type Member = MemberPage['items'][number]

/** Invitations that led to no member yet, newest first, and where the next page begins. */
export type InvitationPage = AnswerOf<operations['listInvitations']>
export type Invitation = InvitationPage['items'][number]

/** Wishes of people to join that wait for a decision, newest first, and where the next page begins. */
export type JoinRequestPage = AnswerOf<operations['listJoinRequests']>
export type JoinRequest = JoinRequestPage['items'][number]

/** A branch as a choice: what it is called. */
export type BranchName = Member['branches'][number]
