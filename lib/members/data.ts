import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { InvitationPage, JoinRequestPage, MemberPage } from './member'

/** The first members of the viewer's company; for those who manage members. */
export async function listMembers(): Promise<MemberPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/members', { params: { query: { limit: 20 } } }))
}

/** How those are called who may pay for the viewer's company; for every member. */
export async function listPayers(): Promise<readonly string[]> {
  await requireViewer()
  return (await answerOf(jobPostApi().GET('/v1/payers', {}))).names
}

/** The newest open invitations of the viewer's company; for those who manage members. */
export async function listInvitations(): Promise<InvitationPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/invitations', { params: { query: { limit: 20 } } }))
}

/** The open requests to join the viewer's company, newest first; for those who manage members. */
export async function listJoinRequests(): Promise<JoinRequestPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/join-requests', { params: { query: { limit: 20 } } }))
}
