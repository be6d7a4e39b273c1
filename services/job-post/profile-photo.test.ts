import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { removeUnusedPhotos } from '@/services/shared/accounts/photos'
import { profilePhotos } from '@/services/shared/accounts/table'
import { samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { shownName } from '@/validators/upload-terms'
import { shownPhoto, startTestService, type TestService } from './testing'

let service: TestService
let companyId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('somying')).companyId
  await service.colleague('malee', companyId, 'recruiter')
})
afterAll(() => service.stop())
afterEach(async () => {
  service.storage.isDown = false
  for (const as of ['somying', 'malee']) await service.ask('DELETE /v1/me/photo', { as })
})

const running = new AbortController().signal
const bucket = 'http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o'
const addressOf = (name: string) =>
  `${bucket}/${encodeURIComponent(name)}?alt=media&token=6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a`
const photo = () => Buffer.concat([samplePhoto('jpg'), Buffer.from('trailing CANARY-PLACE')])

async function permitted(as = 'somying'): Promise<string> {
  const body = { fileType: 'image/jpeg', size: 1 }
  const { json } = await service.ask('POST /v1/me/photo-uploads', { as, body })
  return `${json.path}/${json.fileName}`
}

/** Permits a photo and uploads it; answers its name in the bucket. */
async function uploaded(as = 'somying', bytes: Uint8Array = photo()): Promise<string> {
  const name = await permitted(as)
  await service.storage.write(name, bytes)
  return name
}

const show = (address: string, as = 'somying') =>
  service.ask('PUT /v1/me/photo', { as, body: { photo: address } })
const shownOf = async (as = 'somying') => (await service.ask('GET /v1/me', { as })).json.photoUrl
const inBucket = (name: string) => service.storage.objects.has(name)
const listed = (name: string) => service.database.db.$count(profilePhotos, eq(profilePhotos.objectName, name))

describe('a photo of oneself', () => {
  test('is shown by a cleaned copy, to oneself and the team; what was uploaded goes', async () => {
    const name = await uploaded()
    const { json } = await show(addressOf(name))
    expect(json.photoUrl).toBe(shownPhoto(name))
    expect(await shownOf()).toBe(shownPhoto(name))
    expect([inBucket(shownName(name)), inBucket(name), await listed(name)]).toEqual([true, false, 0])
    expect(Buffer.from(service.storage.contents.get(shownName(name)) ?? [])).not.toContain('CANARY')
    expect(service.storage.handouts.get(shownName(name))?.contentType).toBe('image/jpeg')
    const { items } = (await service.ask('GET /v1/members', { as: 'somying' })).json
    const faces = items.map((item: { photoUrl: string | null }) => item.photoUrl)
    // By name: malee, who has none, comes first.
    expect(faces).toEqual([null, shownPhoto(name)])
  })

  test('does not tell the uid by its address', async () => {
    expect(await permitted()).not.toContain('somying')
  })

  test('that takes the place of another removes that one', async () => {
    const [first, second] = [await uploaded(), await uploaded()]
    await show(addressOf(first))
    await show(addressOf(second))
    expect(await shownOf()).toBe(shownPhoto(second))
    expect([inBucket(shownName(first)), inBucket(shownName(second))]).toEqual([false, true])
  })

  test('sent twice, or sent back as it is shown, stays', async () => {
    const name = await uploaded()
    await show(addressOf(name))
    expect((await show(addressOf(name))).json.photoUrl).toBe(shownPhoto(name))
    expect((await show(shownPhoto(name))).json.photoUrl).toBe(shownPhoto(name))
    expect(inBucket(shownName(name))).toBe(true)
  })

  test('that is taken away is gone from account and bucket at once', async () => {
    const name = await uploaded()
    await show(addressOf(name))
    expect((await service.ask('DELETE /v1/me/photo', { as: 'somying' })).status).toBe(204)
    expect(await shownOf()).toBeNull()
    expect([inBucket(shownName(name)), await listed(shownName(name))]).toEqual([false, 0])
    expect((await show(shownPhoto(name))).status).toBe(422)
  })

  test('that the storage keeps is removed in a later turn', async () => {
    const name = await uploaded()
    await show(addressOf(name))
    service.storage.isDown = true
    expect((await service.ask('DELETE /v1/me/photo', { as: 'somying' })).status).toBe(204)
    expect([await shownOf(), inBucket(shownName(name))]).toEqual([null, true])
    service.storage.isDown = false
    const { db } = service.database
    expect(await removeUnusedPhotos({ db, storage: service.storage }, running)).toEqual({
      removed: 1,
      failed: 0,
    })
    expect(inBucket(shownName(name))).toBe(false)
  })

  test('is not lost while the storage is down', async () => {
    const name = await uploaded()
    service.storage.isDown = true
    expect((await show(addressOf(name))).status).toBe(503)
    expect(await shownOf()).toBeNull()
    service.storage.isDown = false
    expect((await show(addressOf(name))).status).toBe(200)
  })

  test('that was never saved is kept a day, then removed', async () => {
    const { db } = service.database
    const name = await uploaded()
    expect((await removeUnusedPhotos({ db, storage: service.storage }, running)).removed).toBe(0)
    await db
      .update(profilePhotos)
      .set({ unusedSince: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(profilePhotos.objectName, name))
    expect((await removeUnusedPhotos({ db, storage: service.storage }, running)).removed).toBe(1)
    expect(inBucket(name)).toBe(false)
  })
})

describe('an attack with photos', () => {
  test.each([
    ['somebody else’s upload', async () => addressOf(await uploaded('malee'))],
    [
      'somebody else’s shown photo',
      async () => {
        const name = await uploaded('malee')
        await show(addressOf(name), 'malee')
        return shownPhoto(name)
      },
    ],
    ['a picture elsewhere', async () => 'https://evil.example/track.gif'],
    ['another bucket', async () => addressOf(await uploaded()).replace('demo-partim', 'evil')],
    [
      'a logo of the company',
      async () => {
        const body = { fileType: 'image/jpeg', size: 1 }
        const { json } = await service.ask('POST /v1/company/logo-uploads', { as: 'somying', body })
        return addressOf(`${json.path}/${json.fileName}`)
      },
    ],
  ])('%s is refused', async (_what, made) => {
    const { status, json } = await show(await made())
    expect([status, json.errors]).toEqual([422, [{ field: 'photo', rule: 'uploaded', params: {} }]])
    expect(await shownOf()).toBeNull()
  })

  test('a file that is no picture is refused and removed', async () => {
    const name = await uploaded('somying', Buffer.from('<script>alert(1)</script>'))
    const { status, json } = await show(addressOf(name))
    expect([status, json.code]).toEqual([422, 'file_type_wrong'])
    expect([inBucket(name), inBucket(shownName(name)), await shownOf()]).toEqual([false, false, null])
  })

  test('a name that never arrived is refused', async () => {
    const { json } = await show(addressOf(await permitted()))
    expect(json.code).toBe('file_not_found')
  })

  test('nobody without an account gets a permit', async () => {
    const body = { fileType: 'image/jpeg', size: 1 }
    expect((await service.ask('POST /v1/me/photo-uploads', { body })).status).toBe(401)
    service.identity.add('nobody')
    expect((await service.ask('POST /v1/me/photo-uploads', { as: 'nobody', body })).status).not.toBe(200)
  })

  test.each([
    ['a type that a browser could run', { fileType: 'image/svg+xml', size: 1 }],
    ['too many bytes', { fileType: 'image/jpeg', size: 2 * 1024 * 1024 + 1 }],
  ])('%s gets no permit', async (_what, body) => {
    expect((await service.ask('POST /v1/me/photo-uploads', { as: 'somying', body })).status).toBe(422)
  })
})
