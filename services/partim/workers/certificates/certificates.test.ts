import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { profilePhotos } from '@/services/shared/accounts/table'
import { hostileFiles, loadedPictures } from '@/services/shared/uploads/testing/hostile-files'
import { harmlessPdf, harmlessPng, samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { maxCertificates } from '@/validators/certificate-kinds'
import { extensionOf, type FileType, uploadTerms } from '@/validators/upload-terms'
import { type TestPartim, testPartim } from '../../testing/test-partim'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
  await partim.registerWorker('malee')
  await partim.registerWorker('somchai')
})
afterAll(() => partim.stop())
afterEach(async () => {
  partim.storage.isDown = false
  for (const as of ['malee', 'somchai']) {
    for (const { id } of await listOf(as)) await partim.ask(`DELETE /v1/my/certificates/${id}`, { as })
  }
})

const listOf = async (as: string) =>
  (await partim.ask('GET /v1/my/certificates', { as })).json.items as { id: string; kind: string }[]
const listed = (name: string) => partim.db.$count(profilePhotos, eq(profilePhotos.objectName, name))

/** Permits a file and uploads it; answers its name, and its name in the bucket. */
async function uploaded(as: string, bytes: Uint8Array, fileType: FileType = 'image/png') {
  const body = { fileType, size: 1_000 }
  const { json } = await partim.ask('POST /v1/my/certificate-uploads', { as, body })
  const objectName = `${json.path}/${json.fileName}`
  await partim.storage.write(objectName, bytes, fileType)
  return { fileName: json.fileName as string, objectName }
}

const add = (as: string, fileName: string, more: object = {}, key: string = uuidv7()) =>
  partim.ask('POST /v1/my/certificates', {
    as,
    body: { kind: 'food_handler', fileName, ...more },
    headers: { 'idempotency-key': key },
  })
const open = (as: string, id: string) => partim.ask(`GET /v1/my/certificates/${id}/file`, { as })

describe('a certificate', () => {
  test('lies where only the services read it, and its owner opens it', async () => {
    const { fileName, objectName } = await uploaded('malee', harmlessPdf(), 'application/pdf')
    expect(objectName).not.toContain('malee')
    const added = await add('malee', fileName, { kind: 'other', title: 'ปฐมพยาบาล' })
    expect(added.status).toBe(201)
    expect(added.json).toMatchObject({ kind: 'other', title: 'ปฐมพยาบาล', fileType: 'application/pdf' })
    expect([...partim.storage.objects]).toEqual([expect.stringMatching(/^people\/[0-9a-f]{32}\/private\//)])
    expect([...partim.storage.handouts]).toEqual([])
    const opened = await open('malee', added.json.id)
    expect(opened.headers.get('content-type')).toBe('application/pdf')
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await open('somchai', added.json.id)).json).toMatchObject({ status: 404, code: 'not_found' })
    await partim.ask(`DELETE /v1/my/certificates/${added.json.id}`, { as: 'somchai' })
    expect(await listOf('malee')).toHaveLength(1)
  })

  test('others learn its kind, and nothing more', async () => {
    const { fileName } = await uploaded('malee', harmlessPng())
    await add('malee', fileName, { kind: 'driving_licence' })
    const { json } = await partim.ask('GET /v1/resumes/me/preview', { as: 'malee' })
    expect([json.masked.certificates, json.unlocked.certificates]).toEqual([
      ['driving_licence'],
      ['driving_licence'],
    ])
    expect(JSON.stringify(json)).not.toContain('private')
  })

  test('is gone from list and bucket as soon as it is removed', async () => {
    const { fileName } = await uploaded('malee', harmlessPng())
    const { json } = await add('malee', fileName)
    const [name = ''] = partim.storage.objects
    expect((await partim.ask(`DELETE /v1/my/certificates/${json.id}`, { as: 'malee' })).status).toBe(204)
    expect([await listOf('malee'), [...partim.storage.objects], await listed(name)]).toEqual([[], [], 0])
    expect((await open('malee', json.id)).status).toBe(404)
  })

  test('sent twice with one key is one', async () => {
    const [{ fileName }, key] = [await uploaded('malee', harmlessPng()), uuidv7()]
    const [first, second] = [await add('malee', fileName, {}, key), await add('malee', fileName, {}, key)]
    expect([second.status, second.json]).toEqual([201, first.json])
    expect(await listOf('malee')).toHaveLength(1)
  })

  test(`there are ${maxCertificates} at most, however many come at once`, async () => {
    const files = await Promise.all(
      Array.from({ length: maxCertificates + 2 }, () => uploaded('malee', harmlessPng())),
    )
    const answers = await Promise.all(files.map(({ fileName }) => add('malee', fileName)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ json }) => json.errors[0].rule)).toEqual(['max_items', 'max_items'])
    expect(await listOf('malee')).toHaveLength(maxCertificates)
  })

  test('of another kind has a name', async () => {
    const { fileName } = await uploaded('malee', harmlessPng())
    const nameless = await add('malee', fileName, { kind: 'other', title: ' ' })
    expect([nameless.status, nameless.json.errors]).toEqual([
      422,
      [{ field: 'title', rule: 'required', params: {} }],
    ])
    expect((await add('malee', fileName, { kind: 'other', title: 'บัตร' })).status).toBe(201)
  })
})

describe('a file is refused, and removed,', () => {
  // Each by somebody else, because nobody may send so many.
  const outcomeOf = async (bytes: Uint8Array, fileType: FileType) => {
    const uid = uuidv7()
    await partim.registerWorker(uid)
    const { fileName, objectName } = await uploaded(uid, bytes, fileType)
    const { status, json } = await add(uid, fileName)
    return [status, json.code, partim.storage.objects.has(objectName), await listed(objectName)]
  }

  test.each(hostileFiles.map((file) => [file.name, file] as const))('%s', async (_name, file) => {
    const [status, code, isThere, isListed] = await outcomeOf(file.bytes(), file.claimed)
    expect([status, isThere, isListed]).toEqual([422, false, 0])
    expect(code).not.toBe('file_not_found')
  })

  test('that is too large', async () => {
    const large = Buffer.concat([harmlessPng(), Buffer.alloc(uploadTerms.certificate.maxBytes)])
    expect(await outcomeOf(large, 'image/png')).toEqual([422, 'file_too_large', false, 0])
  })

  test('that was cut off', async () => {
    const whole = samplePhoto('jpg')
    const cut = whole.subarray(0, Math.floor(whole.length / 3))
    expect((await outcomeOf(cut, 'image/jpeg'))[0]).toBe(422)
  })

  test('that says it is another type', async () => {
    expect((await outcomeOf(harmlessPdf(), 'image/png'))[1]).toBe('file_type_wrong')
  })
})

test.each(loadedPictures.map((picture) => [picture.name, picture] as const))(
  'a picture that carries something is kept without it: %s',
  async (_name, { bytes, type }) => {
    const { fileName } = await uploaded('malee', bytes(), type)
    expect((await add('malee', fileName)).status).toBe(201)
    const [kept] = partim.storage.contents.values()
    expect(Buffer.from(kept ?? [])).not.toContain('<!doctype')
  },
)

test('a file of somebody else, and one that was never uploaded, are not found', async () => {
  const { fileName } = await uploaded('somchai', harmlessPng())
  for (const name of [fileName, `${uuidv7()}.${extensionOf['image/png']}`]) {
    const { status, json } = await add('malee', name)
    expect([status, json.code]).toEqual([422, 'file_not_found'])
  }
  const outside = await add('malee', '../photos/x.png')
  expect([outside.status, outside.json.errors[0].rule]).toEqual([422, 'uploaded'])
})

test('a storage that is down loses nothing', async () => {
  const { fileName } = await uploaded('malee', harmlessPng())
  partim.storage.isDown = true
  expect((await add('malee', fileName)).status).toBe(503)
  partim.storage.isDown = false
  expect((await add('malee', fileName)).status).toBe(201)
})
