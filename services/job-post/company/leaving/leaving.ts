import type { Leaving } from '@/services/shared/accounts/leaving'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { companyClosed } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { roles } from '@/validators/permissions'
import { findMember, listMembers, type Member } from '../../platform/access/repository'
import { notifyMembers } from '../../platform/notifications/service'
import { markAllUnused } from '../../platform/uploads/repository'
import { removePhotos } from '../branches/repository'
import type { CompanyOrders } from '../companies/company-orders'
import type { CompanyPosts } from '../companies/company-posts'
import { closeCompany, lockCompany } from '../companies/repository'
import { endDisputesAgainst, withdrawClaimsOf } from '../disputed-numbers/ending'
import { revokeBeyondRights } from '../invitations/beyond-rights'
import { revokeInvitations } from '../invitations/repository'
import { lapseRequestsTo } from '../join-requests/ending'
import { deleteRequestsOf } from '../join-requests/repository'
import { closingOf, deleteMember, lockMembers, updateMember } from '../membership/repository'
import { dropLetters } from '../representation-letters/repository'

/** The member's colleagues, by rank of their role and then by length of membership. */
async function colleaguesOf(db: Database, member: Member): Promise<Member[]> {
  const others = (await listMembers(db, member.companyId)).filter(({ id }) => id !== member.id)
  // Ids are time-ordered.
  const rank = ({ role, id }: Member) => `${roles.indexOf(role)} ${id}`
  return others.sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

const isLastOwner = ({ role }: Member, colleagues: readonly Member[]) =>
  role === 'owner' && colleagues.every((colleague) => colleague.role !== 'owner')

const doerOf = ({ uid, companyId }: Member) => ({
  uid,
  scope: { companyId, branchIds: null },
  requestId: 'account-removal',
})

/** What belongs to a company that closes. */
export type ClosingParts = { readonly posts: CompanyPosts; readonly orders: CompanyOrders }

/** Closes a company when its last member leaves; the caller has locked its orders, and then its members. */
export async function closeWithLastMember(
  tx: Database,
  { posts, orders }: ClosingParts,
  member: Member,
): Promise<void> {
  const { uid, companyId } = member
  await lockCompany(tx, companyId)
  await orders.lockNew(tx, companyId)
  const closing = doerOf(member)
  await posts.end(tx, closing)
  await orders.cancelUnpaid(tx, closing)
  await orders.cancelUnsentRefunds(tx, closing)
  await removePhotos(tx, companyId)
  await posts.removePhotos(tx, companyId)
  await markAllUnused(tx, companyId)
  await revokeInvitations(tx, companyId)
  await lapseRequestsTo(tx, companyId)
  await dropLetters(tx, companyId)
  await endDisputesAgainst(tx, companyId)
  await withdrawClaimsOf(tx, companyId)
  await closeCompany(tx, companyId)
  await orders.endCredits(tx, closing)
  await publish(tx, companyClosed, { companyId })
  await recordAudit(tx, {
    actorUid: uid,
    companyId,
    action: 'company.closed',
    subjectType: 'company',
    subjectId: companyId,
  })
}

/**
 * What happens to a company when an employer's account is removed. The last owner must hand over first, and the only
 * member closes the company. If colleagues left or joined between the request and the removal, the first by rank
 * becomes owner.
 */
export const leavingOf = (parts: ClosingParts): Leaving => ({
  async mayLeave(db, uid) {
    const member = await findMember(db, uid)
    const colleagues = member ? await colleaguesOf(db, member) : []
    if (member && colleagues.length > 0 && isLastOwner(member, colleagues))
      throw new Problem(409, 'last_owner')
  },

  async announce(tx, { uid }) {
    const member = await findMember(tx, uid)
    if (!member) return
    // Of two who ask at the same time the second one finds that nobody stays.
    await lockMembers(tx, member.companyId)
    if (await closingOf(tx, member.companyId)) await parts.posts.pause(tx, doerOf(member))
  },

  async retract(tx, { uid }) {
    const member = await findMember(tx, uid)
    if (!member) return
    // What pauses the posts of a company that nobody stays in locks them, too.
    await lockMembers(tx, member.companyId)
    await parts.posts.resume(tx, doerOf(member))
  },

  async removeData(tx, { uid }) {
    await deleteRequestsOf(tx, uid)
    const member = await findMember(tx, uid)
    if (!member) return
    const isAlone = (await colleaguesOf(tx, member)).length === 0
    if (isAlone) await parts.orders.lock(tx, member.companyId)
    await lockMembers(tx, member.companyId)
    const colleagues = await colleaguesOf(tx, member)
    const [heir] = colleagues
    // Orders are not locked after members: the next turn removes the account.
    if (!heir && !isAlone) throw new Error('the last colleague left at the same time')
    if (!heir) await closeWithLastMember(tx, parts, member)
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
      await notifyMembers(tx, {
        kind: 'member_role_changed',
        params: { role: 'owner' },
        companyId: heir.companyId,
        subjectId: heir.id,
        branchId: null,
        actorUid: null,
        memberId: heir.id,
      })
    }
    // Somebody joined meanwhile, so nothing closes.
    if (heir) await parts.posts.resume(tx, doerOf(member))
    await deleteMember(tx, member)
    await revokeBeyondRights(
      tx,
      { companyId: member.companyId, uid: member.uid, role: null },
      { uid: member.uid },
    )
  },
})
