import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { findAccount } from '@/services/shared/accounts/repository'
import { auditEvents } from '@/services/shared/audit/table'
import { tokenIn } from '@/services/shared/testing/memory-mail'
import { type Role, roles, rolesManagedBy } from '@/validators/permissions'
import { companyOrders } from '../../billing/company-closing/company-orders'
import { companyPosts } from '../../hiring/posting/company-posts'
import { invitations } from '../../tables/invitations'
import { startTestService, type TestService } from '../../testing'
import { leavingOf } from '../leaving/leaving'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

let round = 0
/** A company with an owner, and a member with a role who has invited one person to every role they manage. */
async function companyWith(role: Role) {
  round += 1
  const [owner, inviter] = [`owner-${round}`, `inviter-${round}`]
  const { companyId } = await service.owner(owner)
  const branchId = await service.branch(owner)
  await service.colleague(inviter, companyId, role)
  for (const offered of rolesManagedBy(role)) {
    const body = { email: addressOf(offered), role: offered, branchIds: [branchId] }
    const { status, text } = await service.ask('POST /v1/invitations', { as: inviter, body })
    if (status !== 201) throw new Error(text)
  }
  const { json } = await service.ask(`GET /v1/members?q=${inviter}@`, { as: owner })
  const [member] = json.items as { id: string; version: number }[]
  if (!member) throw new Error('the inviter is no member')
  return { owner, inviter, companyId, branchId, member }
}

const addressOf = (role: Role) => `${role}-${round}@invited.example`

async function pendingRoles(companyId: string): Promise<Role[]> {
  const rows = await service.database.db
    .select({ role: invitations.role })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.state, 'pending')))
  return rows.map(({ role }) => role).sort()
}

const revokedIn = async (companyId: string) =>
  (
    await service.database.db
      .select({ actor: auditEvents.actorUid })
      .from(auditEvents)
      .where(and(eq(auditEvents.companyId, companyId), eq(auditEvents.action, 'invitation.revoke')))
  ).map(({ actor }) => actor)

describe('what a member offered ends with the right to offer it', () => {
  const changes = (['owner', 'admin'] as const).flatMap((from) => roles.map((to) => [from, to] as const))

  test.each(changes)('%s becomes %s', async (from, to) => {
    const { owner, companyId, branchId, member } = await companyWith(from)
    const before = await pendingRoles(companyId)
    expect(before).toEqual([...rolesManagedBy(from)].sort())
    const changed = await service.ask(`PUT /v1/members/${member.id}`, {
      as: owner,
      body: { role: to, branchIds: to === 'branch_manager' ? [branchId] : [] },
      headers: { 'if-match': `"${member.version}"` },
    })
    expect(changed.status).toBe(200)
    const left = before.filter((role) => rolesManagedBy(to).includes(role))
    expect(await pendingRoles(companyId)).toEqual(left)
    expect(await revokedIn(companyId)).toEqual(Array(before.length - left.length).fill(owner))
  })

  test.each(['removed', 'leaves', 'gives the account up'])('the inviter is %s', async (how) => {
    const { owner, inviter, companyId, member } = await companyWith('admin')
    const linkOf = async (role: Role) => tokenIn(await service.mail.to(addressOf(role)))
    const token = await linkOf('admin')
    if (how === 'removed') await service.ask(`DELETE /v1/members/${member.id}`, { as: owner })
    if (how === 'leaves') await service.ask('DELETE /v1/members/me', { as: inviter })
    if (how === 'gives the account up') {
      const account = await findAccount(service.database.db, inviter)
      if (!account) throw new Error('the inviter has no account')
      await service.database.db.transaction((tx) =>
        leavingOf({ posts: companyPosts, orders: companyOrders }).removeData(tx, account),
      )
    }
    expect(await pendingRoles(companyId)).toEqual([])

    const body = { token, displayName: 'ผู้ได้รับเชิญ', phone: '0812345678', password: 'Long-enough-2569' }
    const registered = await service.ask('POST /v1/invitations/register', {
      body: { ...body, acceptTerms: true },
    })
    expect([registered.status, registered.json.code]).toEqual([409, 'wrong_state'])
    expect(registered.json.current.state).toBe('revoked')
  })
})

test('what a colleague offered stays', async () => {
  const { owner, companyId, member } = await companyWith('admin')
  const body = { email: `other-${round}@invited.example`, role: 'recruiter', branchIds: [] }
  await service.ask('POST /v1/invitations', { as: owner, body })
  await service.ask(`DELETE /v1/members/${member.id}`, { as: owner })
  expect(await pendingRoles(companyId)).toEqual(['recruiter'])
})
