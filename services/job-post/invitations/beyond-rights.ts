import { recordAudits } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { type Role, rolesManagedBy } from '@/validators/permissions'
import { revokeInvitationsOf } from './repository'

type Inviter = {
  readonly companyId: string
  readonly uid: string
  /** What they are from now on; null once they are no member any more. */
  readonly role: Role | null
}

/**
 * Takes back what somebody offered by a right they no longer have: a place in the company must not outlive it. In the
 * transaction that takes the right, after the members were locked, which whoever accepts waits for.
 */
export async function revokeBeyondRights(
  tx: Database,
  { companyId, uid, role }: Inviter,
  cause: { readonly uid: string; readonly requestId?: string },
): Promise<void> {
  const managed = role ? rolesManagedBy(role) : []
  const revoked = await revokeInvitationsOf(tx, { companyId, invitedBy: uid }, managed)
  await recordAudits(
    tx,
    revoked.map(({ id }) => ({
      actorUid: cause.uid,
      requestId: cause.requestId,
      companyId,
      action: 'invitation.revoke',
      subjectType: 'invitation',
      subjectId: id,
      before: { state: 'pending' },
      after: { state: 'revoked', reason: 'inviter_lost_right' },
    })),
  )
}
