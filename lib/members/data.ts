import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { InvitationPage, MemberPage } from './member'

/** The first members of the viewer's company; for those who manage members. */
export async function listMembers(): Promise<MemberPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/members', { params: { query: { limit: 20 } } }))
}

/** The newest open invitations of the viewer's company; for those who manage members. */
export async function listInvitations(): Promise<InvitationPage> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/invitations', { params: { query: { limit: 20 } } }))
}
