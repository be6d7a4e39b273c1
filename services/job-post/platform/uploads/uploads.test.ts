import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { shownName } from '@/validators/upload-terms'
import { branches } from '../../tables/branches'
import { uploads } from '../../tables/uploads'
import { branchInput, shownPhoto, startTestService, type TestService } from '../../testing'
import { beginRemoval } from './repository'
import { removeUnusedUploads } from './service'

let service: TestService
let companyId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
})
afterAll(() => service.stop())
afterEach(async () => {
  const { storage, database } = service
  storage.isDown = false
  storage.objects.clear()
  storage.asked.length = 0
  await database.db.delete(branches)
  await database.db.delete(uploads)
})

const bucket = 'http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o'
const addressOf = (name: string) =>
  `${bucket}/${encodeURIComponent(name)}?alt=media&token=6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a`

/** Permits a photo and uploads it; answers its name in the bucket. */
async function uploaded(as = 'owner'): Promise<string> {
  const body = { fileType: 'image/jpeg', size: 1 }
  const { json } = await service.ask('POST /v1/branches/photo-uploads', { as, body })
  const name = `${json.path}/${json.fileName}`
  service.storage.objects.add(name)
  service.storage.contents.set(name, samplePhoto('jpg'))
  return name
}

const branchWith = (names: readonly string[]) => service.branch('owner', { photos: names.map(addressOf) })

async function save(branchId: string, names: readonly string[]) {
  const { headers } = await service.ask(`GET /v1/branches/${branchId}`, { as: 'owner' })
  return service.ask(`PUT /v1/branches/${branchId}`, {
    as: 'owner',
    body: { ...branchInput(), photos: names.map(addressOf) },
    headers: { 'if-match': headers.get('etag') ?? '' },
  })
}

/** Moves everything on the list some hours into the past. */
const later = (hours: number) => {
  const earlier = sql`${uploads.unusedSince} - make_interval(hours => ${hours})`
  return service.database.db.update(uploads).set({ unusedSince: earlier })
}

const running = new AbortController().signal
const remove = (stopping = running) => removeUnusedUploads(service.database.db, service.storage, stopping)
const kept = () => [...service.storage.objects].sort()
const listed = async () =>
  (await service.database.db.select().from(uploads)).map(({ objectName }) => objectName).sort()

const refusal = {
  status: 422,
  code: 'validation_failed',
  errors: [{ field: 'photos', rule: 'upload_expired', params: { hours: 24 } }],
}

describe('files nothing shows', () => {
  test('one never saved goes after a day, from the bucket and from the list, and not before', async () => {
    const name = await uploaded()
    await later(23)
    expect(await remove()).toEqual({ removed: 0, failed: 0 })
    expect(kept()).toEqual([name])
    await later(2)
    expect(await remove()).toEqual({ removed: 1, failed: 0 })
    expect([kept(), await listed()]).toEqual([[], []])
  })

  test('one that was permitted and never sent leaves the list as well', async () => {
    service.storage.objects.delete(await uploaded())
    await later(25)
    await remove()
    expect(await listed()).toEqual([])
  })

  test('what a branch shows stays, however old', async () => {
    const [first, second] = [await uploaded(), await uploaded()]
    const branchId = await branchWith([first])
    await save(branchId, [first, second])
    await later(10_000)
    expect(await remove()).toEqual({ removed: 0, failed: 0 })
    expect(kept()).toEqual([first, second].map(shownName).sort())
  })

  test('one taken out has a day from then, to be put back by undo, draft or the other side of a lost race', async () => {
    const name = await uploaded()
    const branchId = await branchWith([name])
    await later(10_000)
    await save(branchId, [])
    await later(23)
    await remove()
    expect(kept()).toEqual([shownName(name)])
    expect((await save(branchId, [name])).status).toBe(200)
    await later(25)
    await remove()
    expect(kept()).toEqual([shownName(name)])
    await save(branchId, [])
    await later(25)
    await remove()
    expect(kept()).toEqual([])
  })

  test('a photo two branches show stays while one of them does', async () => {
    const name = await uploaded()
    const [one, other] = [await branchWith([name]), await branchWith([name])]
    await save(one, [])
    await later(25)
    expect(await remove()).toEqual({ removed: 0, failed: 0 })
    await save(other, [])
    await later(25)
    expect(await remove()).toEqual({ removed: 1, failed: 0 })
  })

  test('a save that was refused takes nothing out and keeps nothing', async () => {
    const [shown, fresh] = [await uploaded(), await uploaded()]
    const branchId = await branchWith([shown])
    const answer = await service.ask(`PUT /v1/branches/${branchId}`, {
      as: 'owner',
      body: { ...branchInput(), photos: [addressOf(fresh)] },
      headers: { 'if-match': '"7"' },
    })
    expect(answer.status).toBe(412)
    await later(25)
    await remove()
    expect(kept()).toEqual([shownName(shown)])
  })
})

describe('a form that was open too long', () => {
  test('is told which field, and that a day is over; what it shows already can be saved again', async () => {
    const [shown, late] = [await uploaded(), await uploaded()]
    const branchId = await branchWith([shown])
    await later(25)
    await remove()
    expect((await save(branchId, [shown, late])).json).toMatchObject(refusal)
    const created = await service.ask('POST /v1/branches', {
      as: 'owner',
      body: { ...branchInput(), photos: [addressOf(late)] },
    })
    expect(created.json).toMatchObject(refusal)
    expect((await save(branchId, [shown])).status).toBe(200)
    const { json } = await service.ask('GET /v1/branches', { as: 'owner' })
    expect(json.items.map(({ photos }: { photos: string[] }) => photos)).toEqual([[shownPhoto(shown)]])
  })

  test('cannot save what is being removed at this moment', async () => {
    const name = await uploaded()
    const branchId = await branchWith([])
    await later(25)
    await beginRemoval(service.database.db, 10)
    expect((await save(branchId, [name])).json).toMatchObject(refusal)
  })

  test('a file of another company is none of its own', async () => {
    await service.owner('stranger')
    const theirs = await uploaded('stranger')
    const own = theirs.replace(/companies\/[^/]+/, `companies/${companyId}`)
    expect((await save(await branchWith([]), [own])).json).toMatchObject(refusal)
  })

  test('of saves and removals at once each file ends saved and there, or refused and gone', async () => {
    const names = await Promise.all(Array.from({ length: 12 }, () => uploaded()))
    const ids = await Promise.all(names.map(() => branchWith([])))
    await later(25)
    const [answers] = await Promise.all([
      Promise.all(names.map((name, index) => save(ids[index] ?? '', [name]))),
      Promise.all(Array.from({ length: 4 }, () => remove())),
    ])
    await remove()
    const saved = names.filter((_, index) => answers[index]?.status === 200)
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
    expect(kept()).toEqual(saved.map(shownName).sort())
  })
})

describe('many instances, and a storage that fails', () => {
  test('of several turns at once each file is asked for once', async () => {
    const names = await Promise.all(Array.from({ length: 50 }, () => uploaded()))
    await later(25)
    const turns = await Promise.all(Array.from({ length: 5 }, () => remove()))
    expect(turns.reduce((sum, { removed }) => sum + removed, 0)).toBe(50)
    expect([...service.storage.asked].sort()).toEqual(names.sort())
  })

  test('what the storage does not confirm is tried again, and cannot be saved meanwhile', async () => {
    const name = await uploaded()
    await later(25)
    service.storage.isDown = true
    expect(await remove()).toEqual({ removed: 0, failed: 1 })
    service.storage.isDown = false
    expect(await remove()).toEqual({ removed: 0, failed: 0 })
    expect((await save(await branchWith([]), [name])).json).toMatchObject(refusal)
    const { db } = service.database
    await db.update(uploads).set({ removalBeganAt: sql`now() - interval '11 minutes'` })
    expect(await remove()).toEqual({ removed: 1, failed: 0 })
    expect([kept(), await listed()]).toEqual([[], []])
  })

  test('a storage that refuses a whole batch is left alone until a later turn', async () => {
    await Promise.all(Array.from({ length: 45 }, () => uploaded()))
    await later(25)
    service.storage.isDown = true
    expect(await remove()).toEqual({ removed: 0, failed: 20 })
  })

  test('files the storage refuses for good keep no others', async () => {
    const names = await Promise.all(Array.from({ length: 30 }, () => uploaded()))
    const refused = new Set(names.slice(0, 25))
    for (const name of names) {
      const isOld = refused.has(name) ? 30 : 25
      const unusedSince = new Date(Date.now() - isOld * 3_600_000)
      await service.database.db.update(uploads).set({ unusedSince }).where(eq(uploads.objectName, name))
    }
    const { remove: original } = service.storage
    service.storage.remove = (name) =>
      refused.has(name) ? Promise.reject(new Error('not allowed')) : original(name)
    try {
      expect(await remove()).toEqual({ removed: 0, failed: 20 })
      expect(await remove()).toEqual({ removed: 5, failed: 5 })
    } finally {
      service.storage.remove = original
    }
    expect(new Set(await listed())).toEqual(refused)
  })

  test('one turn removes 500 at most, and none once the service stops', async () => {
    const values = Array.from({ length: 510 }, (_, index) => ({
      companyId,
      objectName: `companies/${companyId}/branches/${index}.jpg`,
      unusedSince: new Date(Date.now() - 25 * 3_600_000),
    }))
    await service.database.db.insert(uploads).values(values)
    expect(await remove(AbortSignal.abort())).toEqual({ removed: 0, failed: 0 })
    expect(await remove()).toEqual({ removed: 500, failed: 0 })
    const [left] = await service.database.db
      .select({ count: sql<number>`count(*)::int` })
      .from(uploads)
      .where(eq(uploads.companyId, companyId))
    expect(left?.count).toBe(10)
  })
})
