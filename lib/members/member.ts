import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A page of members of the viewer's company in order of name, with the cursor of the next page. */
export type MemberPage = AnswerOf<operations['listMembers']>
export type Member = MemberPage['items'][number]

/** A page of invitations that have not led to a member, newest first, with the cursor of the next page. */
export type InvitationPage = AnswerOf<operations['listInvitations']>
export type Invitation = InvitationPage['items'][number]

/** A page of requests to join that wait for a decision, newest first, with the cursor of the next page. */
export type JoinRequestPage = AnswerOf<operations['listJoinRequests']>
export type JoinRequest = JoinRequestPage['items'][number]

/** A branch as a choice: its id and name. */
export type BranchName = Member['branches'][number]
