import type { Leaving } from '@/services/shared/accounts/leaving'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { roles } from '@/validators/permissions'
import { removePhotos } from '../branches/repository'
import { closeCompany, lockCompany } from '../companies/repository'
import { endDisputesAgainst, withdrawClaimsOf } from '../company-disputes/ending'
import { revokeBeyondRights } from '../invitations/beyond-rights'
import { revokeInvitations } from '../invitations/repository'
import { endPostsOf, removePhotosOfPosts } from '../job-posts/company-posts'
import { deleteRequestsOf, lapseRequestsTo } from '../join-requests/repository'
import { dropLetters } from '../representation-letters/repository'
import { markAllUnused } from '../uploads/repository'
import { deleteMember, findMember, listMembers, lockMembers, type Member, updateMember } from './repository'

/** The member's colleagues, by rank of their role and then by how long they are members. */
async function colleaguesOf(db: Database, member: Member): Promise<Member[]> {
  const others = (await listMembers(db, member.companyId)).filter(({ id }) => id !== member.id)
  // Ids are time-ordered.
  const rank = ({ role, id }: Member) => `${roles.indexOf(role)} ${id}`
  return others.sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

const isLastOwner = ({ role }: Member, colleagues: readonly Member[]) =>
  role === 'owner' && colleagues.every((colleague) => colleague.role !== 'owner')

/** Closes a company whose last member goes; `lockMembers` comes before. */
export async function closeWithLastMember(tx: Database, { uid, companyId }: Member): Promise<void> {
  await lockCompany(tx, companyId)
  await endPostsOf(tx, { uid, scope: { companyId, branchIds: null }, requestId: 'account-removal' })
  await removePhotos(tx, companyId)
  await removePhotosOfPosts(tx, companyId)
  await markAllUnused(tx, companyId)
  await revokeInvitations(tx, companyId)
  await lapseRequestsTo(tx, companyId)
  await dropLetters(tx, companyId)
  await endDisputesAgainst(tx, companyId)
  await withdrawClaimsOf(tx, companyId)
  await closeCompany(tx, companyId)
  await recordAudit(tx, {
    actorUid: uid,
    companyId,
    action: 'company.closed',
    subjectType: 'company',
    subjectId: companyId,
  })
}

/**
 * How an employer's account leaves its company. The last owner has to hand over first, and the only member closes the
 * company. When colleagues left or joined between the request and the removal, the first in rank becomes owner.
 */
export const leaving: Leaving = {
  async mayLeave(db, uid) {
    const member = await findMember(db, uid)
    const colleagues = member ? await colleaguesOf(db, member) : []
    if (member && colleagues.length > 0 && isLastOwner(member, colleagues))
      throw new Problem(409, 'last_owner')
  },

  async removeData(tx, { uid }) {
    await deleteRequestsOf(tx, uid)
    const member = await findMember(tx, uid)
    if (!member) return
    await lockMembers(tx, member.companyId)
    const colleagues = await colleaguesOf(tx, member)
    const [heir] = colleagues
    if (!heir) await closeWithLastMember(tx, member)
    else if (isLastOwner(member, colleagues)) {
      await updateMember(tx, heir, { role: 'owner', branchIds: [] })
      await recordAudit(tx, {
        actorUid: 'system',
        companyId: heir.companyId,
        action: 'member.role_changed',
        subjectType: 'member',
        subjectId: heir.id,
        before: { role: heir.role },
        after: { role: 'owner' },
      })
    }
    await deleteMember(tx, member)
    await revokeBeyondRights(
      tx,
      { companyId: member.companyId, uid: member.uid, role: null },
      { uid: member.uid },
    )
  },
}
