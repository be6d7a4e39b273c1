import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { testTurn } from '@/services/shared/testing/turn'
import { samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { shownName } from '@/validators/upload-terms'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { jobPosts } from '../../tables/job-posts'
import { uploads } from '../../tables/uploads'
import { branchInput, companyInput, shownPhoto, startTestService, type TestService } from '../../testing'
import { cleanOldPhotos } from './old-photos'

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
  for (const { objectName } of await database.db.select().from(uploads)) await storage.remove(objectName)
  await database.db.delete(uploads)
  await database.db.update(branches).set({ photos: [] })
  await database.db.update(jobPosts).set({ photos: [] })
  await database.db.update(companies).set({ logoUrl: null })
})

const bucket = 'http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o'
const addressOf = (name: string) =>
  `${bucket}/${encodeURIComponent(name)}?alt=media&token=6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a`

const paths = {
  branch: '/v1/branches/photo-uploads',
  jobPost: '/v1/job-posts/photo-uploads',
  logo: '/v1/company/logo-uploads',
}
const photo = () => Buffer.concat([samplePhoto('jpg'), Buffer.from('trailing CANARY-PLACE')])

/** Permits a photo and uploads it; answers its name in the bucket. */
async function uploaded(path = paths.branch, bytes: Uint8Array = photo()): Promise<string> {
  const body = { fileType: 'image/jpeg', size: 1 }
  const { json } = await service.ask(`POST ${path}`, { as: 'owner', body })
  const name = `${json.path}/${json.fileName}`
  await service.storage.write(name, bytes)
  return name
}

const create = (photos: readonly string[], key = uuidv7(), changes: object = branchInput()) =>
  service.ask('POST /v1/branches', {
    as: 'owner',
    body: { ...changes, photos },
    headers: { 'idempotency-key': key },
  })
const putAt = (path: string, version: number, body: object) =>
  service.ask(`PUT ${path}`, { as: 'owner', body, headers: { 'if-match': `"${version}"` } })
const get = async (path: string) => (await service.ask(`GET ${path}`, { as: 'owner' })).json
const inBucket = (name: string) => service.storage.objects.has(name)
const isClean = (name: string) =>
  inBucket(name) && !Buffer.from(service.storage.contents.get(name) ?? []).includes('CANARY')
const unusedSince = async (name: string) => {
  const [row] = await service.database.db.select().from(uploads).where(eq(uploads.objectName, name))
  return row?.unusedSince
}

describe('a photo that is saved', () => {
  test('is shown by a cleaned copy with a type, an address and a year in caches; what was uploaded goes', async () => {
    const name = await uploaded()
    const { json } = await create([addressOf(name)])
    expect(json.photos).toEqual([shownPhoto(name)])
    expect([isClean(shownName(name)), inBucket(name)]).toEqual([true, false])
    expect(service.storage.handouts.get(shownName(name))).toEqual({
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000, immutable',
      downloadToken: new URL(json.photos[0]).searchParams.get('token'),
    })
    expect(await unusedSince(shownName(name))).toBeNull()
    expect(await unusedSince(name)).toBeUndefined()
  })

  test('is not looked into again when a form sends it back, and written again it is the same copy', async () => {
    const name = await uploaded(paths.jobPost)
    const post = await service.jobPost('owner', { photos: [addressOf(name)] })
    service.storage.isDown = true
    const saved = await putAt(`/v1/job-posts/${post.id}`, post.version, { photos: [shownPhoto(name)] })
    const { json } = await service.ask('POST /v1/job-posts/clones', {
      as: 'owner',
      body: { jobPostIds: [post.id] },
    })
    expect([saved.status, saved.json.photos]).toEqual([200, [shownPhoto(name)]])
    expect(json.items[0].post.photos).toEqual([shownPhoto(name)])
  })

  test('is the same photo under both of its addresses, and shown once', async () => {
    const name = await uploaded()
    const { json } = await create([addressOf(name), shownPhoto(name)])
    expect(json.photos).toEqual([shownPhoto(name)])
  })

  test('is a copy of the services: one that nobody uploaded is refused', async () => {
    const name = `companies/${companyId}/public/branches/${crypto.randomUUID()}.jpg`
    for (const address of [shownPhoto(name), addressOf(name)]) {
      expect((await create([address])).json.errors).toEqual([
        { field: 'photos', rule: 'upload_expired', params: { hours: 24 } },
      ])
    }
    const logo = `companies/${companyId}/public/logos/${crypto.randomUUID()}.jpg`
    expect((await create([shownPhoto(logo)])).json.errors).toMatchObject([{ rule: 'uploaded' }])
  })
})

describe('a save that is asked for again', () => {
  test('by the same key is answered as before', async () => {
    const [name, key] = [await uploaded(), uuidv7()]
    const changes = branchInput()
    const [first, second] = [
      await create([addressOf(name)], key, changes),
      await create([addressOf(name)], key, changes),
    ]
    expect([first.status, second.status, second.json]).toEqual([201, 201, first.json])
    expect(isClean(shownName(name))).toBe(true)
  })

  test('at once, by one key, ends as one with its photo there', async () => {
    const [name, key] = [await uploaded(), uuidv7()]
    const changes = branchInput()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create([addressOf(name)], key, changes)),
    )
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id} ${json.photos}`))).toEqual(
      new Set([`201 ${answers[0]?.json.id} ${shownPhoto(name)}`]),
    )
    expect(isClean(shownName(name))).toBe(true)
  })

  test('with the address as it was uploaded keeps the photo, as a draft does that is stored as one goes', async () => {
    const name = await uploaded(paths.jobPost)
    const { id } = await service.jobPost('owner', {})
    for (const version of [1, 2, 3]) {
      const { status, json } = await putAt(`/v1/job-posts/${id}`, version, {
        title: `ร่าง ${version}`,
        photos: [addressOf(name)],
      })
      expect([status, json.photos]).toEqual([200, [shownPhoto(name)]])
    }
    const lost = await putAt(`/v1/job-posts/${id}`, 3, { title: 'ร่าง 3', photos: [addressOf(name)] })
    expect([lost.status, lost.json.current.photos]).toEqual([412, [shownPhoto(name)]])
    expect([isClean(shownName(name)), await unusedSince(shownName(name))]).toEqual([true, null])
  })

  test('after a refusal finds what was uploaded, and its copy is unused until then', async () => {
    const name = await uploaded()
    const id = await service.branch('owner')
    const body = { ...branchInput(), photos: [addressOf(name)] }
    expect((await putAt(`/v1/branches/${id}`, 7, body)).status).toBe(412)
    expect([inBucket(name), await unusedSince(shownName(name))]).toEqual([true, expect.any(Date)])
    const { status, json } = await putAt(`/v1/branches/${id}`, 1, body)
    expect([status, json.photos]).toEqual([200, [shownPhoto(name)]])
    expect([inBucket(name), await unusedSince(shownName(name))]).toEqual([false, null])
  })

  test('after the storage failed between reading and writing finds what was uploaded', async () => {
    const name = await uploaded()
    const { storage } = service
    const write = storage.write
    storage.write = () => Promise.reject(new Error('the storage is down'))
    const refused = await create([addressOf(name)])
    storage.write = write
    expect(refused.json).toMatchObject({ status: 503, code: 'unavailable' })
    expect((await create([addressOf(name)])).json.photos).toEqual([shownPhoto(name)])
    expect(isClean(shownName(name))).toBe(true)
  })

  test('when what was uploaded cannot be removed is saved all the same, and the day of the rest has begun', async () => {
    const name = await uploaded()
    const { storage } = service
    const remove = storage.remove
    storage.remove = () => Promise.reject(new Error('the storage is down'))
    const { status } = await create([addressOf(name)])
    storage.remove = remove
    expect([status, await unusedSince(name)]).toEqual([201, expect.any(Date)])
  })
})

describe('a logo', () => {
  const save = async (logo: readonly string[]) => {
    const { name, address } = companyInput()
    const { version } = await get('/v1/company')
    return putAt('/v1/company', version, { name, address, logo })
  }

  test('is looked into, shown by its copy, kept as it is, and released by another one', async () => {
    const [first, second] = [await uploaded(paths.logo), await uploaded(paths.logo)]
    expect((await save([addressOf(first)])).json.logo).toEqual([shownPhoto(first)])
    expect((await save([shownPhoto(first)])).json.logo).toEqual([shownPhoto(first)])
    expect((await save([addressOf(first)])).json.logo).toEqual([shownPhoto(first)])
    expect([isClean(shownName(first)), inBucket(first)]).toEqual([true, false])
    expect((await save([addressOf(second)])).json.logo).toEqual([shownPhoto(second)])
    expect(await unusedSince(shownName(first))).toEqual(expect.any(Date))
    expect(await unusedSince(shownName(second))).toBeNull()
  })

  test('that is no picture, that never came, or of a branch, is refused', async () => {
    const script = await uploaded(paths.logo, Buffer.from('<svg onload="alert(1)"/>'))
    expect((await save([addressOf(script)])).json).toMatchObject({ status: 422, code: 'file_type_wrong' })
    expect(inBucket(script)).toBe(false)
    const missing = await uploaded(paths.logo)
    await service.storage.remove(missing)
    expect((await save([addressOf(missing)])).json).toMatchObject({ status: 422, code: 'file_not_found' })
    expect((await save([addressOf(await uploaded())])).json.errors).toEqual([
      { field: 'logo', rule: 'uploaded', params: {} },
    ])
  })
})

describe('photos stored as they were uploaded', () => {
  const clean = (turn = testTurn('clean old photos')) =>
    cleanOldPhotos({ db: service.database.db, storage: service.storage, settings: service.settings }, turn)
  const { branch, jobPost, logo } = paths

  /** A photo stored before public copies were made. */
  async function old(path: string, bytes?: Uint8Array): Promise<string> {
    const name = await uploaded(path, bytes)
    await service.database.db.update(uploads).set({ unusedSince: null }).where(eq(uploads.objectName, name))
    return name
  }
  const showInBranch = async (...names: string[]) => {
    const id = await service.branch('owner')
    const photos = names.map(addressOf)
    await service.database.db.update(branches).set({ photos }).where(eq(branches.id, id))
    return id
  }

  test('are replaced wherever they are shown, one by one, and the old addresses lead nowhere', async () => {
    const { db } = service.database
    const [inside, outside, work, mark] = [
      await old(branch),
      await old(branch),
      await old(jobPost),
      await old(logo),
    ]
    const [one, other] = [await showInBranch(inside, outside), await showInBranch(inside)]
    const post = await service.jobPost('owner', {})
    await db
      .update(jobPosts)
      .set({ photos: [addressOf(work)] })
      .where(eq(jobPosts.id, post.id))
    await db
      .update(companies)
      .set({ logoUrl: addressOf(mark) })
      .where(eq(companies.id, companyId))
    expect(await clean()).toBe(4)
    expect(await get(`/v1/branches/${one}`)).toMatchObject({
      photos: [shownPhoto(inside), shownPhoto(outside)],
      version: 1,
    })
    expect((await get(`/v1/branches/${other}`)).photos).toEqual([shownPhoto(inside)])
    expect((await get(`/v1/job-posts/${post.id}`)).photos).toEqual([shownPhoto(work)])
    expect((await get('/v1/company')).logo).toEqual([shownPhoto(mark)])
    for (const name of [inside, outside, work, mark]) {
      expect([isClean(shownName(name)), await unusedSince(shownName(name))]).toEqual([true, null])
      expect([inBucket(name), await unusedSince(name)]).toEqual([false, undefined])
    }
    expect(await clean()).toBe(0)
  })

  test('stay what they are until then, for a form that sends them back and for a copy of the post', async () => {
    const name = await old(branch)
    const id = await showInBranch(name)
    const saved = await putAt(`/v1/branches/${id}`, 1, { ...branchInput(), photos: [addressOf(name)] })
    expect([saved.status, saved.json.photos]).toEqual([200, [addressOf(name)]])
    const work = await old(jobPost)
    const post = await service.jobPost('owner', {})
    const { db } = service.database
    await db
      .update(jobPosts)
      .set({ photos: [addressOf(work)] })
      .where(eq(jobPosts.id, post.id))
    const { json } = await service.ask('POST /v1/job-posts/clones', {
      as: 'owner',
      body: { jobPostIds: [post.id] },
    })
    expect(json.items[0].post.photos).toEqual([addressOf(work)])
    await clean()
    expect((await get(`/v1/job-posts/${json.items[0].post.id}`)).photos).toEqual([shownPhoto(work)])
  })

  test('are taken for their copies where a form was open meanwhile', async () => {
    const name = await old(branch)
    const id = await showInBranch(name)
    await clean()
    const saved = await putAt(`/v1/branches/${id}`, 1, { ...branchInput(), photos: [addressOf(name)] })
    expect([saved.status, saved.json.photos]).toEqual([200, [shownPhoto(name)]])
  })

  test('stay there while one place still shows them that way', async () => {
    const name = await old(branch)
    const id = await showInBranch(name)
    expect((await create([addressOf(name)])).json.photos).toEqual([shownPhoto(name)])
    expect([inBucket(name), (await get(`/v1/branches/${id}`)).photos]).toEqual([true, [addressOf(name)]])
    await clean()
    expect([inBucket(name), (await get(`/v1/branches/${id}`)).photos]).toEqual([false, [shownPhoto(name)]])
  })

  test('that cannot be cleaned are taken out and named in the log; the others are cleaned', async () => {
    const [script, good] = [await old(branch, Buffer.from('<svg/>')), await old(branch)]
    const id = await showInBranch(script, good)
    const logged: object[] = []
    const turn = testTurn('clean old photos')
    turn.log.error = ((line: object) => void logged.push(line)) as typeof turn.log.error
    await clean(turn)
    expect((await get(`/v1/branches/${id}`)).photos).toEqual([shownPhoto(good)])
    expect(logged).toEqual([{ photo: script, fault: 'file_type_wrong' }])
    expect([inBucket(script), inBucket(shownName(script))]).toEqual([false, false])
  })

  test('that are not in the bucket, or while it does not answer, are left as they are and tried again', async () => {
    const [missing, good] = [await old(branch), await old(branch)]
    await service.storage.remove(missing)
    const id = await showInBranch(missing, good)
    service.storage.isDown = true
    const down = testTurn('down')
    expect([await clean(down), down.failed.sort()]).toEqual([0, [missing, good].sort()])
    service.storage.isDown = false
    const turn = testTurn('clean old photos')
    expect([await clean(turn), turn.failed]).toEqual([1, [missing]])
    expect((await get(`/v1/branches/${id}`)).photos).toEqual([addressOf(missing), shownPhoto(good)])
  })

  test('are no more than 200 a turn, and none once the service stops', async () => {
    const values = Array.from({ length: 205 }, () => ({
      companyId,
      objectName: `companies/${companyId}/branches/${crypto.randomUUID()}.jpg`,
      unusedSince: null,
    }))
    await service.database.db.insert(uploads).values(values)
    for (const { objectName } of values) await service.storage.write(objectName, photo())
    expect(await clean({ ...testTurn('stopped'), stopping: AbortSignal.abort() })).toBe(0)
    expect(await clean()).toBe(200)
    expect(await clean()).toBe(5)
  })
})
