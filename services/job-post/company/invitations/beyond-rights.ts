import { recordAudits } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { type Role, rolesManagedBy } from '@/validators/permissions'
import { revokeInvitationsOf } from './repository'

type Inviter = {
  readonly companyId: string
  readonly uid: string
  /** Their role from now on; null when they are no longer a member. */
  readonly role: Role | null
}

/**
 * Revokes the invitations of a member who lost the right to send them. Call it in the transaction that takes the right,
 * after the members are locked: a concurrent acceptance waits for that lock.
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
    revoked.map(({ id, state }) => ({
      actorUid: cause.uid,
      requestId: cause.requestId,
      companyId,
      action: 'invitation.revoke',
      subjectType: 'invitation',
      subjectId: id,
      before: { state },
      after: { state: 'revoked', reason: 'inviter_lost_right' },
    })),
  )
}
