import { type Static, Type } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { notFound, Problem } from '@/services/shared/problem'
import { Named, OneOf, Uuid } from '@/services/shared/schema'
import { stale } from '@/services/shared/version'
import { maskedNumber } from '@/validators/company-kind'
import { standingOf } from '@/validators/company-standing'
import { permissions, permissionsOf, roles, rolesWith } from '@/validators/permissions'
import type { Actor } from '../../platform/access/actor'
import { findMember } from '../../platform/access/repository'
import { forgetUnconcerned, notifyMembers } from '../../platform/notifications/service'
import { Company } from '../companies/present'
import { findCompany } from '../companies/repository'
import { revokeBeyondRights } from '../invitations/beyond-rights'
import { memberRemoved } from '../invitations/mails'
import {
  lockedActor,
  lockedManagement,
  type Place,
  requireBranches,
  requireManaged,
} from '../membership/managing'
import { type Member as MemberShape, presentMember } from '../membership/present'
import {
  type Colleague,
  countOwners,
  deleteMember,
  findColleague,
  listColleagues,
  listNamesOf,
  updateMember,
} from '../membership/repository'

/** The member's role and branches, as shown with their own account. */
export const Membership = Named(
  'Membership',
  Type.Object({
    id: Uuid,
    role: OneOf(roles),
    can: Type.Array(OneOf(permissions), {
      description: 'what the role permits; branch managers in own branches',
    }),
    company: Type.Pick(Company, ['id', 'kind', 'juristicId', 'name', 'verification', 'standing', 'logo']),
  }),
)

export async function loadMembership(db: Database, uid: string): Promise<Static<typeof Membership> | null> {
  const member = await findMember(db, uid)
  const company = member && (await findCompany(db, member.companyId))
  if (!member || !company) return null
  const { id, kind, juristicId, name, verification } = company
  return {
    id: member.id,
    role: member.role,
    can: permissionsOf(member.role),
    company: {
      id,
      kind,
      juristicId: maskedNumber(juristicId),
      name,
      verification,
      standing: standingOf(company),
      logo: company.logoUrl === null ? [] : [company.logoUrl],
    },
  }
}

const Position = Type.Tuple([Type.String(), Type.String({ format: 'uuid' })])

/** The members of the company, by name. */
export async function pageOfMembers(
  db: Database,
  actor: Actor,
  { q, cursor, limit }: PageQuery & { q?: string },
): Promise<Page<Static<typeof MemberShape>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listColleagues(db, actor.scope.companyId, { q, after, limit: limit + 1 })
  return toPage(
    rows.map((colleague) => presentMember(colleague, actor)),
    limit,
    ({ displayName, id }) => [displayName, id],
  )
}

/** How those are called who may pay for the member's company. */
export const namesOfPayers = (db: Database, { scope }: Pick<Actor, 'scope'>): Promise<string[]> =>
  listNamesOf(db, scope.companyId, rolesWith('billing.pay'))

const audit = (tx: Database, actor: Actor, action: string, before: Colleague, after?: Colleague) =>
  recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.scope.companyId,
    action: `member.${action}`,
    subjectType: 'member',
    subjectId: before.id,
    before: placeOf(before),
    after: after && placeOf(after),
  })

const placeOf = ({ uid, role, branches }: Colleague) => ({
  uid,
  role,
  branchIds: branches.map(({ id }) => id),
})

/** 409 when the last owner would leave or lose the role. */
async function requireAnotherOwner(tx: Database, companyId: string): Promise<void> {
  if ((await countOwners(tx, companyId)) < 2) throw new Problem(409, 'last_owner')
}

async function requireColleague(tx: Database, companyId: string, id: string): Promise<Colleague> {
  const colleague = await findColleague(tx, { companyId, id })
  if (!colleague) throw notFound()
  return colleague
}

/** Changes a member's role and branches, at a known version. */
export async function changeMember(
  db: Database,
  actor: Actor,
  id: string,
  version: number,
  place: Place,
): Promise<Static<typeof MemberShape>> {
  const { companyId } = actor.scope
  return db.transaction(async (tx) => {
    const managed = await lockedManagement(tx, actor)
    const before = await requireColleague(tx, companyId, id)
    if (before.version !== version) throw stale(presentMember(before, actor))
    requireManaged(managed, before.role, place.role)
    if (before.role === 'owner' && place.role !== 'owner') await requireAnotherOwner(tx, companyId)
    const branchIds = await requireBranches(tx, companyId, place)
    await updateMember(tx, { companyId, id }, { role: place.role, branchIds })
    const after = await requireColleague(tx, companyId, id)
    await audit(tx, actor, 'changed', before, after)
    await revokeBeyondRights(tx, { companyId, uid: after.uid, role: after.role }, actor)
    await forgetUnconcerned(
      tx,
      { companyId, memberId: id },
      { role: after.role, branchIds: after.role === 'branch_manager' ? branchIds : null },
    )
    await notifyMembers(tx, {
      kind: 'member_role_changed',
      params: { role: after.role },
      companyId,
      subjectId: id,
      branchId: null,
      actorUid: actor.uid,
      memberId: id,
    })
    // An owner who has just changed their own role gets the answer that the new role would get.
    const asking = after.uid === actor.uid ? { uid: actor.uid, role: after.role } : actor
    return presentMember(after, asking)
  })
}

async function takeOut(
  tx: Database,
  actor: Actor,
  colleague: Colleague,
  how: 'removed' | 'left',
): Promise<void> {
  const { companyId } = actor.scope
  if (colleague.role === 'owner') await requireAnotherOwner(tx, companyId)
  await deleteMember(tx, { companyId, id: colleague.id })
  await audit(tx, actor, how, colleague)
  await revokeBeyondRights(tx, { companyId, uid: colleague.uid, role: null }, actor)
  await notifyMembers(tx, {
    kind: `member_${how}`,
    params: { member: colleague.displayName },
    companyId,
    subjectId: colleague.id,
    branchId: null,
    actorUid: actor.uid,
  })
}

/** Removes a member, whose next request is refused, and notifies them by mail. */
export async function removeMember(db: Database, actor: Actor, id: string): Promise<void> {
  const { companyId } = actor.scope
  await db.transaction(async (tx) => {
    const managed = await lockedManagement(tx, actor)
    const colleague = await requireColleague(tx, companyId, id)
    requireManaged(managed, colleague.role)
    await takeOut(tx, actor, colleague, 'removed')
    if (colleague.uid === actor.uid) return
    await enqueue(tx, memberRemoved, { uid: colleague.uid, companyId })
  })
}

/** Removes the acting member from the company. */
export async function leaveCompany(db: Database, actor: Actor): Promise<void> {
  const { companyId } = actor.scope
  await db.transaction(async (tx) => {
    const { id } = await lockedActor(tx, actor)
    await takeOut(tx, actor, await requireColleague(tx, companyId, id), 'left')
  })
}
