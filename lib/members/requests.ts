import 'client-only'
import { type Answer, dataOf, jobPost } from '@/lib/api/browser'
import type { Role } from '@/validators/permissions'
import type {
  BranchName,
  Invitation,
  InvitationPage,
  JoinRequest,
  JoinRequestPage,
  Member,
  MemberPage,
} from './member'

/** A page of members whose name or e-mail address contains `q`; rejects with a ProblemError, like all here. */
export const askMembers = (q: string, cursor?: string): Promise<MemberPage> =>
  dataOf(jobPost.GET('/v1/members', { params: { query: { q: q || undefined, cursor, limit: 20 } } }))

/** A page of invitations. */
export const askInvitations = (cursor?: string): Promise<InvitationPage> =>
  dataOf(jobPost.GET('/v1/invitations', { params: { query: { cursor, limit: 20 } } }))

/** Branches whose name contains `q`, twenty at most. */
export async function askBranches(q: string): Promise<readonly BranchName[]> {
  const query = { q: q || undefined, limit: 20 }
  const { items } = await dataOf(jobPost.GET('/v1/branches', { params: { query } }))
  return items.map(({ id, name }) => ({ id, name }))
}

/** Removes a member from the company. */
export const removeMember = (memberId: string): Promise<unknown> =>
  dataOf(jobPost.DELETE('/v1/members/{memberId}', { params: { path: { memberId } } }))

/** Removes the viewer from their company. */
export const leaveCompany = (): Promise<unknown> => dataOf(jobPost.DELETE('/v1/members/me', {}))

/** Sends an invitation again, or revokes it, and answers its new state. */
export const changeInvitation = (
  invitationId: string,
  event: Invitation['events'][number],
): Promise<Invitation> =>
  dataOf(
    jobPost.POST('/v1/invitations/{invitationId}/events', {
      params: { path: { invitationId } },
      body: { event },
    }),
  )

export type Place = { readonly role: Role; readonly branchIds: string[] }

/** Invites an e-mail address; the same key may be sent again safely. */
export const inviteMember = (
  body: Place & { readonly email: string },
  headers: { 'Idempotency-Key': string },
): Promise<Answer<Invitation>> => jobPost.POST('/v1/invitations', { body, headers })

/** Changes a member's role and branches at the version that was read. */
export const putMember = (
  { id }: Pick<Member, 'id'>,
  body: Place,
  headers: { 'If-Match': string },
): Promise<Answer<Member>> =>
  jobPost.PUT('/v1/members/{memberId}', { params: { path: { memberId: id } }, body, headers })

/** A page of open requests to join. */
export const askJoinRequests = (cursor?: string): Promise<JoinRequestPage> =>
  dataOf(jobPost.GET('/v1/join-requests', { params: { query: { cursor, limit: 20 } } }))

/** Accepts a request to join the company. */
export const acceptJoinRequest = (joinRequestId: string, body: Place): Promise<Answer<JoinRequest>> =>
  jobPost.POST('/v1/join-requests/{joinRequestId}/accept', { params: { path: { joinRequestId } }, body })

/** Declines a request to join. */
export const declineJoinRequest = (joinRequestId: string): Promise<JoinRequest> =>
  dataOf(jobPost.POST('/v1/join-requests/{joinRequestId}/decline', { params: { path: { joinRequestId } } }))
