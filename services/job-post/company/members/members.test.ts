import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, inArray } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { accounts } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { type Role, roles } from '@/validators/permissions'
import { members } from '../../tables/members'
import { jobPostInput, nameOf, startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

let round = 0
/** A separate company for each test. */
async function team() {
  round += 1
  const uid = (name: string) => `${name}-${round}`
  const { companyId } = await service.owner(uid('owner'))
  const here = await service.branch(uid('owner'), { name: 'สาขาที่นี่' })
  const there = await service.branch(uid('owner'), { name: 'สาขาที่โน่น' })
  const join = (role: Role, name: string = role, branches: string[] = []) =>
    service.colleague(uid(name), companyId, role, branches)
  return { companyId, here, there, owner: uid('owner'), join }
}

type Listed = {
  id: string
  displayName: string
  email: string
  role: Role
  branches: { id: string; name: string }[]
  isCaller: boolean
  isManaged: boolean
  version: number
}

const list = async (as: string, query = '') =>
  (await service.ask(`GET /v1/members${query}`, { as })).json as {
    items: Listed[]
    nextCursor: string | null
  }

/** A colleague's entry in the owner's list. */
async function rowOf(owner: string, uid: string): Promise<Listed> {
  const { items } = await list(owner, `?q=${encodeURIComponent(`${uid}@`)}`)
  const [row] = items
  if (!row || items.length > 1) throw new Error(`${items.length} members are ${uid}`)
  return row
}

async function change(as: string, { id, version }: Pick<Listed, 'id' | 'version'>, place: object) {
  return service.ask(`PUT /v1/members/${id}`, { as, body: place, headers: { 'if-match': `"${version}"` } })
}

const remove = (as: string, id: string) => service.ask(`DELETE /v1/members/${id}`, { as })
const leave = (as: string) => service.ask('DELETE /v1/members/me', { as })
const codeOf = ({ status, json }: { status: number; json: { code?: string } }) =>
  status < 400 ? status : `${status} ${json.code}`

async function toldTo(as: string) {
  const { json } = await service.ask('GET /v1/notifications', { as })
  return (json.items as { kind: string; params: object }[]).map(({ kind, params }) => ({ kind, ...params }))
}

async function ownersOf(companyId: string): Promise<string[]> {
  const rows = await service.database.db.select().from(members).where(eq(members.companyId, companyId))
  return rows.filter(({ role }) => role === 'owner').map(({ uid }) => uid)
}

describe('the list of members', () => {
  test('names everybody with role and branches, and whom the one who asks manages', async () => {
    const { owner, here, join } = await team()
    const admin = await join('admin')
    const manager = await join('branch_manager', 'manager', [here])
    const { items } = await list(admin)
    expect(
      items.map(({ email, role, isCaller, isManaged }) => ({ email, role, isCaller, isManaged })),
    ).toEqual([
      { email: `${admin}@example.com`, role: 'admin', isCaller: true, isManaged: true },
      { email: `${manager}@example.com`, role: 'branch_manager', isCaller: false, isManaged: true },
      { email: `${owner}@example.com`, role: 'owner', isCaller: false, isManaged: false },
    ])
    expect(items.map(({ branches }) => branches)).toEqual([[], [{ id: here, name: 'สาขาที่นี่' }], []])
  })

  test('is found by a part of a name or an address; signs of patterns mean themselves', async () => {
    const { owner, join } = await team()
    const cook = await join('recruiter', 'cook')
    await service.database.db
      .update(accounts)
      .set({ displayName: 'ปานใจ 100%' })
      .where(eq(accounts.uid, cook))
    const emails = async (q: string) =>
      (await list(owner, `?q=${encodeURIComponent(q)}`)).items.map(({ email }) => email)
    expect(await emails('านใจ')).toEqual([`${cook}@example.com`])
    expect(await emails('COOK')).toEqual([`${cook}@example.com`])
    expect(await emails('100%')).toEqual([`${cook}@example.com`])
    expect(await emails('1%')).toEqual([])
  })

  test('names are in the order of a dictionary, page by page', async () => {
    const { owner, join } = await team()
    const names = ['ก้อง', 'เกศ', 'ขวัญ', 'แคน', 'โอ๋']
    for (const name of names.toReversed()) {
      const uid = await join('recruiter', `sorted-${names.indexOf(name)}`)
      await service.database.db.update(accounts).set({ displayName: name }).where(eq(accounts.uid, uid))
    }
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        owner,
        `?limit=2${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...page.items.map(({ displayName }) => displayName))
      cursor = page.nextCursor
    }
    expect(seen.filter((name) => names.includes(name))).toEqual(names)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('two hundred members come page by page, each once, in the order of their names', async () => {
    const { companyId, owner } = await team()
    const people = Array.from({ length: 199 }, (_, index) => {
      const uid = `many-${round}-${index}`
      const displayName = `คนที่ ${index % 20}`
      return { uid, email: `${uid}@example.com`, displayName, phone: '0812345678', termsVersion: 'test' }
    })
    await service.database.db.insert(accounts).values(people)
    await service.database.db
      .insert(members)
      .values(people.map(({ uid }) => ({ companyId, id: uuidv7(), uid, role: 'recruiter' as const })))
    const seen: Listed[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        owner,
        `?limit=30${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...page.items)
      cursor = page.nextCursor
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(200)
    expect(seen).toHaveLength(200)
    const names = seen.map(({ displayName }) => displayName)
    expect(names).toEqual([...names].sort())
  })
})

describe('changing a member', () => {
  test('gives another role and other branches, tells the one it is about, and is recorded', async () => {
    const { owner, here, there, join } = await team()
    const worker = await join('recruiter')
    const before = await rowOf(owner, worker)
    const changed = await change(owner, before, { role: 'branch_manager', branchIds: [here, there] })
    expect(changed.json).toMatchObject({
      id: before.id,
      role: 'branch_manager',
      branches: [{ name: 'สาขาที่นี่' }, { name: 'สาขาที่โน่น' }],
      version: before.version + 1,
    })
    expect(changed.headers.get('etag')).toBe(`"${before.version + 1}"`)
    expect(await toldTo(worker)).toEqual([{ kind: 'member_role_changed', role: 'branch_manager' }])
    const back = await change(owner, changed.json, { role: 'finance', branchIds: [here] })
    expect(back.json).toMatchObject({ role: 'finance', branches: [] })
    const events = await service.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, before.id))
    expect(events.map(({ action, actorUid }) => [action, actorUid])).toEqual([
      ['member.changed', owner],
      ['member.changed', owner],
    ])
    expect(events[0]).toMatchObject({
      before: { role: 'recruiter', branchIds: [] },
      after: { role: 'branch_manager' },
    })
  })

  test('a branch manager needs a branch, and one of the company', async () => {
    const { owner, join } = await team()
    const other = await team()
    const row = await rowOf(owner, await join('recruiter'))
    const rules = async (branchIds?: string[]) => {
      const { status, json } = await change(owner, row, { role: 'branch_manager', branchIds })
      return [status, json.errors?.[0]?.field, json.errors?.[0]?.rule]
    }
    expect(await rules()).toEqual([422, 'branchIds', 'required_select'])
    expect(await rules([])).toEqual([422, 'branchIds', 'required_select'])
    expect(await rules([other.here])).toEqual([422, 'branchIds', 'one_of'])
    expect(await rules(['no id'])).toEqual([422, 'branchIds', 'one_of'])
    const { json } = await change(owner, row, { role: 'boss' })
    expect(json.errors).toEqual([{ field: 'role', rule: 'one_of', params: {} }])
  })

  test('at a version that is over answers the member as they are; without one nothing', async () => {
    const { owner, join } = await team()
    const admin = await join('admin')
    const row = await rowOf(owner, await join('recruiter'))
    expect((await change(admin, row, { role: 'finance' })).status).toBe(200)
    const lost = await change(owner, row, { role: 'admin' })
    expect(lost.json).toMatchObject({
      status: 412,
      code: 'stale',
      current: { id: row.id, role: 'finance', version: row.version + 1 },
    })
    const blind = await service.ask(`PUT /v1/members/${row.id}`, { as: owner, body: { role: 'admin' } })
    expect(blind.status).toBe(428)
  })

  test.each(roles)('an admin cannot make or unmake owners: %s', async (role) => {
    const { owner, here, join } = await team()
    const admin = await join('admin')
    const place = { role, branchIds: [here] }
    const target = await rowOf(owner, await join('recruiter'))
    expect(codeOf(await change(admin, target, place))).toBe(role === 'owner' ? '403 owners_only' : 200)
    await join('owner', 'second')
    expect(codeOf(await change(admin, await rowOf(owner, owner), place))).toBe('403 owners_only')
  })

  test('a member of another company is not there', async () => {
    const { owner } = await team()
    const other = await team()
    const stranger = await rowOf(other.owner, other.owner)
    expect(codeOf(await change(owner, stranger, { role: 'admin' }))).toBe('404 not_found')
    expect(codeOf(await remove(owner, stranger.id))).toBe('404 not_found')
  })
})

describe('the last owner', () => {
  test('can neither be demoted nor removed nor leave', async () => {
    const { owner, companyId, join } = await team()
    await join('admin')
    const row = await rowOf(owner, owner)
    expect(codeOf(await change(owner, row, { role: 'admin' }))).toBe('409 last_owner')
    expect(codeOf(await remove(owner, row.id))).toBe('409 last_owner')
    expect(codeOf(await leave(owner))).toBe('409 last_owner')
    expect(await ownersOf(companyId)).toEqual([owner])
  })

  test.each([
    ['leave', 'leave'],
    ['demote themselves', 'demote'],
    ['remove each other', 'remove'],
  ])('stays, when all owners %s at once', async (_what, how) => {
    const { owner, companyId, join } = await team()
    const owners = [owner, ...(await Promise.all([1, 2, 3].map((n) => join('owner', `owner-${n}`))))]
    const rows = await Promise.all(owners.map((uid) => rowOf(owner, uid)))
    const ways: Record<string, (index: number) => Promise<{ status: number }>> = {
      leave: (index) => leave(owners[index] ?? ''),
      demote: (index) => change(owners[index] ?? '', rows[index] as Listed, { role: 'admin' }),
      remove: (index) => remove(owners[index] ?? '', rows[(index + 1) % 4]?.id ?? ''),
    }
    const answers = await Promise.all(owners.map((_uid, index) => ways[how]?.(index)))
    const left = await ownersOf(companyId)
    expect(left.length).toBeGreaterThanOrEqual(1)
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(4 - left.length)
    if (how !== 'remove') expect(left).toHaveLength(1)
  })

  test('two admins who remove each other at once: one of them is still there', async () => {
    const { owner, join } = await team()
    const [one, two] = [await join('admin', 'one'), await join('admin', 'two')]
    const [first, second] = [await rowOf(owner, one), await rowOf(owner, two)]
    const answers = await Promise.all([remove(one, second.id), remove(two, first.id)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const { items } = await list(owner)
    expect(items.filter(({ role }) => role === 'admin')).toHaveLength(1)
  })
})

describe('who goes', () => {
  test('is out with the next request, is told by mail, and the managers in their bells', async () => {
    const { owner, here, join } = await team()
    const [admin, worker] = [await join('admin'), await join('recruiter')]
    await service.jobPost(worker, jobPostInput(here))
    const { id } = await rowOf(owner, worker)
    expect((await remove(owner, id)).status).toBe(200)
    for (const operation of ['GET /v1/company', 'GET /v1/job-posts', 'GET /v1/branches']) {
      expect(codeOf(await service.ask(operation, { as: worker }))).toBe('409 company_required')
    }
    expect(codeOf(await service.ask('POST /v1/job-posts', { as: worker, body: {} }))).toBe(
      '409 company_required',
    )
    const me = await service.ask('GET /v1/me', { as: worker })
    expect(me.json.member).toBeNull()
    expect(await toldTo(admin)).toEqual([{ kind: 'member_removed', member: nameOf(worker) }])
    const mail = await service.mail.to(`${worker}@example.com`)
    expect(mail.subject).toBe('คุณไม่ได้อยู่ในทีม บริษัท ทดสอบ จำกัด แล้ว')
    // What they wrote stays with the company.
    expect((await service.ask('GET /v1/job-posts', { as: owner })).json.items).toHaveLength(1)
  })

  test('by their own choice can join another company; nobody but the managers is told', async () => {
    const { owner, join } = await team()
    const [worker, colleague] = [await join('recruiter'), await join('finance')]
    expect((await leave(worker)).status).toBe(200)
    expect(codeOf(await leave(worker))).toBe('409 company_required')
    expect(await toldTo(owner)).toEqual([{ kind: 'member_left', member: nameOf(worker) }])
    expect(await toldTo(colleague)).toEqual([])
    expect((await service.ask('POST /v1/companies', { as: worker, body: companyOf() })).status).toBe(201)
  })
})

const companyOf = () => ({
  juristicId: '0105561000011',
  name: 'บริษัทของตนเอง',
  address: {
    line: '1',
    subdistrict: 'ปทุมวัน',
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
    postcode: '10330',
  },
})

describe('a branch manager', () => {
  /** Posts in both branches and in none, and a manager of one. */
  async function posted() {
    const { owner, here, there, join } = await team()
    const admin = await join('admin')
    const manager = await join('branch_manager', 'manager', [here])
    const post = (branchId: string, title: string) =>
      service.jobPost(admin, { ...jobPostInput(branchId), title })
    const [mine, theirs] = [await post(here, 'งานที่นี่'), await post(there, 'งานที่โน่น')]
    const nowhere = await service.jobPost(admin, { title: 'งานยังไม่มีสาขา', shifts: [] })
    for (const { id } of [mine, theirs])
      await service.ask(`POST /v1/job-posts/${id}/events`, { as: admin, body: { event: 'submit' } })
    return { owner, admin, manager, here, there, mine, theirs, nowhere, join }
  }
  const namesOf = (items: { name?: string; title?: string }[]) =>
    items.map(({ name, title }) => name ?? title)
  const ask = async (as: string, path: string) => (await service.ask(`GET ${path}`, { as })).json

  test('sees their branches only, in lists, counts, search and notifications', async () => {
    const { manager, admin, there, mine, theirs, nowhere } = await posted()
    expect(namesOf((await ask(manager, '/v1/branches')).items)).toEqual(['สาขาที่นี่'])
    expect(namesOf((await ask(manager, `/v1/branches?q=${encodeURIComponent('โน่น')}`)).items)).toEqual([])
    expect(namesOf((await ask(manager, '/v1/job-posts')).items)).toEqual(['งานที่นี่'])
    expect(namesOf((await ask(manager, `/v1/job-posts?branchId=${there}`)).items)).toEqual([])
    expect(namesOf((await ask(manager, `/v1/job-posts?q=${encodeURIComponent('งาน')}`)).items)).toEqual([
      'งานที่นี่',
    ])
    expect(await ask(manager, '/v1/job-posts/counts')).toMatchObject({ published: 1, draft: 0 })
    expect(await ask(manager, `/v1/job-posts/counts?branchId=${there}`)).toMatchObject({ published: 0 })
    expect(await ask(admin, '/v1/job-posts/counts')).toMatchObject({ published: 2, draft: 1 })
    const among = `/v1/job-posts/among?jobPostIds=${[mine, theirs, nowhere].map(({ id }) => id).join()}`
    expect(await ask(manager, among)).toEqual({ jobPostIds: [mine.id] })
    expect(await ask(admin, `${among}&branchId=${there}`)).toEqual({ jobPostIds: [theirs.id] })
    expect((await ask(manager, `${among}&branchId=${there}`)).code).toBe('not_found')
    expect((await ask(admin, among)).jobPostIds).toHaveLength(3)
    for (const { id } of [theirs, nowhere]) {
      expect((await ask(manager, `/v1/job-posts/${id}`)).code).toBe('not_found')
    }
    expect(await ask(manager, `/v1/job-posts/${mine.id}`)).toMatchObject({ title: 'งานที่นี่' })
    expect((await ask(manager, `/v1/branches/${there}`)).code).toBe('not_found')
    expect(await toldTo(manager)).toEqual([{ kind: 'job_post_published', title: 'งานที่นี่' }])
  })

  test('of another branch now sees that one at once, and what they were told before is gone', async () => {
    const { owner, manager, there } = await posted()
    const row = await rowOf(owner, manager)
    await change(owner, row, { role: 'branch_manager', branchIds: [there] })
    expect(namesOf((await ask(manager, '/v1/branches')).items)).toEqual(['สาขาที่โน่น'])
    expect(namesOf((await ask(manager, '/v1/job-posts')).items)).toEqual(['งานที่โน่น'])
    expect(await toldTo(manager)).toEqual([{ kind: 'member_role_changed', role: 'branch_manager' }])
  })

  test('who becomes one keeps what tells of their branch; who loses a role loses what it was told', async () => {
    const { owner, here, there, join, admin } = await posted()
    const worker = await join('recruiter', 'later')
    for (const [branchId, title] of [
      [here, 'อีกงานที่นี่'],
      [there, 'อีกงานที่โน่น'],
    ] as const) {
      const { id } = await service.jobPost(admin, { ...jobPostInput(branchId), title })
      await service.ask(`POST /v1/job-posts/${id}/events`, { as: admin, body: { event: 'submit' } })
    }
    expect(await toldTo(worker)).toHaveLength(2)
    await change(owner, await rowOf(owner, worker), { role: 'branch_manager', branchIds: [here] })
    expect((await toldTo(worker)).map(({ kind }) => kind)).toEqual([
      'member_role_changed',
      'job_post_published',
    ])
    await change(owner, await rowOf(owner, worker), { role: 'finance' })
    expect((await toldTo(worker)).map(({ kind }) => kind)).toEqual([
      'member_role_changed',
      'member_role_changed',
    ])
  })
})

test('every role there is can be given', async () => {
  const { owner, companyId, here, join } = await team()
  const worker = await join('recruiter')
  for (const role of roles) {
    const row = await rowOf(owner, worker)
    expect(codeOf(await change(owner, row, { role, branchIds: [here] }))).toBe(200)
  }
  const rows = await service.database.db
    .select()
    .from(members)
    .where(inArray(members.uid, [worker]))
  expect(rows).toMatchObject([{ companyId, role: roles.at(-1), version: roles.length + 1 }])
})
