import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import type { Role } from '@/validators/permissions'
import { favouriteLimits, favourites } from '../../tables/favourites'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { leaving } from '../workers/service'

let partim: TestPartim
/** Ids of the workers who are not hidden. */
const workerIds: string[] = []
let hiddenId: string
beforeAll(async () => {
  partim = await testPartim()
  for (const [uid, visibility] of [
    ['somsri', 'open'],
    ['somjai', 'limited'],
    ['somkid', 'open'],
    ['hidden', 'hidden'],
  ] as const) {
    const id = await worker(uid, visibility)
    if (visibility === 'hidden') hiddenId = id
    else workerIds.push(id)
  }
})
afterAll(() => partim.stop())

async function worker(uid: string, visibility: string): Promise<string> {
  await partim.registerAdult(uid, 'สมศรี ใจดี')
  const body = {
    headline: `โทร 0812345678 ${uid}`,
    workTypes: ['barista'],
    province: 'กรุงเทพมหานคร',
    district: 'บางรัก',
    visibility,
  }
  await partim.ask('PATCH /v1/resumes/me', { as: uid, body, headers: { 'if-match': '"1"' } })
  return (await partim.ask('GET /v1/workers/me', { as: uid })).json.id
}

let companyId: string
beforeEach(() => {
  companyId = partim.addMember('owner').companyId
  partim.addMember('rival')
})

const mark = (workerId: string, as = 'owner') => partim.ask(`PUT /v1/favourites/${workerId}`, { as })
const unmark = (workerId: string, as = 'owner') => partim.ask(`DELETE /v1/favourites/${workerId}`, { as })
const list = (query = '', as = 'owner') => partim.ask(`GET /v1/favourites${query}`, { as })
const idsOf = async (query = '', as = 'owner') =>
  (await list(query, as)).json.items.map(({ worker: { id } }: { worker: { id: string } }) => id)
const marks = async (as = 'owner') =>
  (await partim.ask('GET /v1/favourites/marks', { as })).json.workerIds.sort()
const group = async (name: string, as = 'owner') =>
  (await partim.ask('POST /v1/favourite-groups', { as, body: { name } })).json
const groups = async (as = 'owner') => (await partim.ask('GET /v1/favourite-groups', { as })).json
const join = (groupId: string, workerId: string, as = 'owner') =>
  partim.ask(`PUT /v1/favourite-groups/${groupId}/members/${workerId}`, { as })
const leave = (groupId: string, workerId: string, as = 'owner') =>
  partim.ask(`DELETE /v1/favourite-groups/${groupId}/members/${workerId}`, { as })
const [first, second] = [() => workerIds[0] ?? '', () => workerIds[1] ?? '']

describe('favourites', () => {
  test('are marked once, however often it is asked, and shown last first and masked', async () => {
    const answers = await Promise.all([mark(first()), mark(first()), mark(first())])
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    await mark(second())
    const { json, text } = await list()
    expect(json.items).toMatchObject([
      { worker: { id: second(), displayName: 'สมศรี จ.', district: 'บางรัก' }, isHidden: false, groupIds: [] },
      { worker: { id: first() } },
    ])
    expect(text).not.toMatch(/ใจดี|0812345678|uid/)
    expect(await marks()).toEqual([first(), second()].sort())
    const told = await partim.db.select().from(auditEvents).where(eq(auditEvents.companyId, companyId))
    expect(told.map(({ action }) => action)).toEqual(['favourite.added', 'favourite.added'])
  })

  test('come in pages that begin where the one before ended', async () => {
    await Promise.all(workerIds.map((id) => mark(id)))
    // All at the same time, so that only their ids order them.
    await partim.db.update(favourites).set({ at: sql`date_trunc('second', now())` })
    const one = await list('?limit=2')
    const two = await list(`?limit=2&cursor=${one.json.nextCursor}`)
    const ids = [...one.json.items, ...two.json.items].map(({ worker: { id } }) => id)
    expect(ids).toEqual([...workerIds].sort().reverse())
    expect(two.json.nextCursor).toBeNull()
    expect((await list('?cursor=bm8')).json.code).toBe('bad_cursor')
  })

  test('are taken back, and are none when it is asked again', async () => {
    await mark(first())
    expect((await unmark(first())).status).toBe(204)
    expect((await unmark(first())).status).toBe(204)
    expect(await idsOf()).toEqual([])
  })

  test('who hide their resume are a name and nothing more', async () => {
    await mark(hiddenId)
    const { json, text } = await list()
    expect(json.items[0]).toMatchObject({
      isHidden: true,
      worker: { displayName: 'สมศรี จ.', age: null, workTypes: [], district: '', headline: '' },
    })
    expect(text).not.toContain('บางรัก')
  })

  test('nobody can be one who is no worker', async () => {
    expect((await mark(uuidv7())).json).toMatchObject({ status: 404, code: 'not_found' })
    expect((await mark('somebody')).status).toBe(404)
  })

  test('are as many as a company may keep, also when many ask at once', async () => {
    const put = (max: number) =>
      partim.db.update(favouriteLimits).set({ max }).where(eq(favouriteLimits.of, 'favourites'))
    await put(2)
    const codes = (await Promise.all(workerIds.map((id) => mark(id)))).map(
      ({ json, status }) => json.code ?? status,
    )
    expect(codes.sort()).toEqual([200, 200, 'favourite_limit'])
    expect(await marks()).toHaveLength(2)
    await put(500)
  })
})

describe('who is known by id alone', () => {
  const names = (workerIds: readonly string[], as = 'owner') =>
    partim.ask(`GET /v1/workers/names?workerIds=${workerIds.join()}`, { as })

  test('is named, masked, while they can be found, and hidden only to whose favourite they are', async () => {
    await mark(hiddenId)
    const { json, text } = await names([first(), hiddenId, uuidv7()])
    expect(json.items).toHaveLength(2)
    expect(json.items).toContainEqual({ id: first(), displayName: 'สมศรี จ.' })
    expect(text).not.toMatch(/ใจดี|0812345678/)
    expect((await names([first(), hiddenId], 'rival')).json.items).toMatchObject([{ id: first() }])
  })

  test('can be found or not, of as many as are asked about at once', async () => {
    const find = (workerIds: readonly string[]) =>
      partim.ask(`GET /v1/workers/findable?workerIds=${workerIds.join()}`, { as: 'owner' })
    await mark(hiddenId)
    expect((await find([first(), hiddenId, uuidv7(), second()])).json.workerIds.sort()).toEqual(
      [first(), second()].sort(),
    )
    const many = Array.from({ length: 101 }, () => uuidv7())
    expect((await find(many.slice(1))).status).toBe(200)
    expect((await find(many)).status).toBe(422)
    expect((await find(['x'])).status).toBe(422)
  })
})

describe('groups', () => {
  test('hold favourites, who stay favourites when the group goes', async () => {
    await mark(first())
    await mark(second())
    const kitchen = await group('  ครัว ')
    expect(kitchen).toEqual({ id: expect.any(String), name: 'ครัว', members: 0, version: 1 })
    expect((await join(kitchen.id, first())).status).toBe(204)
    expect((await join(kitchen.id, first())).status).toBe(204)
    expect(await groups()).toEqual({ items: [{ ...kitchen, members: 1 }], favourites: 2 })
    expect(await idsOf(`?groupId=${kitchen.id}`)).toEqual([first()])
    expect((await list()).json.items[1].groupIds).toEqual([kitchen.id])
    expect((await leave(kitchen.id, first())).status).toBe(204)
    expect((await leave(kitchen.id, first())).status).toBe(204)
    expect(await idsOf(`?groupId=${kitchen.id}`)).toEqual([])
    await join(kitchen.id, first())
    expect((await partim.ask(`DELETE /v1/favourite-groups/${kitchen.id}`, { as: 'owner' })).status).toBe(204)
    expect(await groups()).toEqual({ items: [], favourites: 2 })
  })

  test('stay while a post is shown to them, which is said', async () => {
    const { id } = await group('ครัว')
    const remove = () => partim.ask(`DELETE /v1/favourite-groups/${id}`, { as: 'owner' })
    const post = { id: uuidv7(), title: 'ผู้ช่วยครัว' }
    partim.posts.of.set(id, [post])
    expect((await remove()).json).toMatchObject({
      status: 409,
      code: 'favourite_group_in_use',
      current: { items: [post] },
    })
    partim.posts.isDown = true
    expect((await remove()).json.code).toBe('unavailable')
    partim.posts.isDown = false
    expect((await groups()).items).toHaveLength(1)
    partim.posts.of.delete(id)
    expect((await remove()).status).toBe(204)
  })

  test('lose who is no favourite any more, and take nobody else', async () => {
    const { id } = await group('ครัว')
    expect((await join(id, first())).json.code).toBe('not_found')
    await mark(first())
    await join(id, first())
    await unmark(first())
    expect((await groups()).items).toMatchObject([{ members: 0 }])
    await mark(first())
    expect((await groups()).items).toMatchObject([{ members: 0 }])
  })

  test('are called differently, whatever the case', async () => {
    const { id } = await group('Kitchen')
    expect(await group('kitchen')).toMatchObject({
      status: 422,
      errors: [{ field: 'name', rule: 'taken', params: {} }],
    })
    expect(await group('kitchen', 'rival')).toMatchObject({ name: 'kitchen' })
    const other = await group('หน้าร้าน')
    const rename = (name: string, version: number) =>
      partim.ask(`PUT /v1/favourite-groups/${other.id}`, {
        as: 'owner',
        body: { name },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await rename('KITCHEN', 1)).json.errors).toEqual([{ field: 'name', rule: 'taken', params: {} }])
    expect((await rename('บาร์', 1)).json).toMatchObject({ name: 'บาร์', version: 2 })
    expect((await rename('เคาน์เตอร์', 1)).json).toMatchObject({
      code: 'stale',
      current: { name: 'บาร์', version: 2 },
    })
    expect((await groups()).items.map(({ name }: { name: string }) => name)).toEqual(['Kitchen', 'บาร์'])
    expect(id).not.toBe(other.id)
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ก'.repeat(61), 'max'],
  ])('are not called %j', async (name, rule) => {
    expect((await group(name)).errors).toMatchObject([{ field: 'name', rule }])
  })

  test('made twice by one key are one', async () => {
    const headers = { 'idempotency-key': uuidv7() }
    const make = () =>
      partim.ask('POST /v1/favourite-groups', { as: 'owner', body: { name: 'ครัว' }, headers })
    const [one, two] = await Promise.all([make(), make()])
    expect([one.status, one.text]).toEqual([two.status, two.text])
    expect((await groups()).items).toHaveLength(1)
  })

  test('are as many as a company may have', async () => {
    const put = (max: number) =>
      partim.db.update(favouriteLimits).set({ max }).where(eq(favouriteLimits.of, 'groups'))
    await put(2)
    const made = await Promise.all(['ก', 'ข', 'ค'].map((name) => group(name)))
    expect(made.filter(({ code }) => code === 'favourite_group_limit')).toHaveLength(1)
    await put(30)
  })
})

describe('a company', () => {
  test('knows nothing of another one’s favourites and groups', async () => {
    await mark(first())
    const { id } = await group('ครัว')
    await join(id, first())
    expect([await idsOf('', 'rival'), await marks('rival')]).toEqual([[], []])
    expect(await groups('rival')).toEqual({ items: [], favourites: 0 })
    expect(await idsOf(`?groupId=${id}`, 'rival')).toEqual([])
    await mark(first(), 'rival')
    const asRival = { as: 'rival', body: { name: 'ของเรา' }, headers: { 'if-match': '"1"' } }
    const answers = await Promise.all([
      join(id, first(), 'rival'),
      leave(id, first(), 'rival'),
      partim.ask(`PUT /v1/favourite-groups/${id}`, asRival),
      partim.ask(`DELETE /v1/favourite-groups/${id}`, { as: 'rival' }),
    ])
    expect(answers.map(({ json }) => json.code)).toEqual(Array(4).fill('not_found'))
    await unmark(first(), 'rival')
    expect(await idsOf(`?groupId=${id}`)).toEqual([first()])
  })

  test.each<[Role, number]>([
    ['admin', 200],
    ['recruiter', 200],
    ['branch_manager', 200],
    ['finance', 403],
  ])('lets a member who is %s keep them: %i', async (role, status) => {
    partim.addMember('colleague', role, companyId)
    expect((await mark(first(), 'colleague')).status).toBe(status)
    expect(await idsOf()).toEqual(status === 200 ? [first()] : [])
  })

  test('is asked for each time, so that who left it is out at once', async () => {
    expect((await mark(first())).status).toBe(200)
    partim.memberships.members.delete('owner')
    expect((await list()).json).toMatchObject({ status: 409, code: 'company_required' })
    partim.memberships.isDown = true
    expect((await list()).json).toMatchObject({ status: 503, code: 'unavailable' })
    partim.memberships.isDown = false
    expect((await list('', 'somsri')).json.code).toBe('employers_only')
  })
})

describe('a worker', () => {
  test('learns which companies keep them, and in which groups, and nobody else does', async () => {
    await mark(first())
    const { id } = await group('ครัว')
    await join(id, first())
    await mark(second())
    const own = async (as: string) =>
      (await partim.ask('GET /v1/my/favourite-companies', { as })).json.items.filter(
        (item: { companyId: string }) => item.companyId === companyId,
      )
    expect(await own('somsri')).toEqual([{ companyId, groupIds: [id] }])
    expect(await own('somjai')).toEqual([{ companyId, groupIds: [] }])
    expect(await own('somkid')).toEqual([])
    expect((await partim.ask('GET /v1/my/favourite-companies', { as: 'owner' })).json.code).toBe(
      'workers_only',
    )
    await unmark(first())
    expect(await own('somsri')).toEqual([])
  })

  test('who goes is nobody’s favourite any more', async () => {
    const id = await worker('leaver', 'open')
    await mark(id)
    const { id: groupId } = await group('ครัว')
    await join(groupId, id)
    await partim.db.transaction((tx) => leaving.removeData(tx, { uid: 'leaver' } as never))
    expect(await groups()).toMatchObject({ items: [{ members: 0 }], favourites: 0 })
    expect(await marks()).toEqual([])
  })
})
