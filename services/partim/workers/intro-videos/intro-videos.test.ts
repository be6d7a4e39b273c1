import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { releaseAllPhotos } from '@/services/shared/accounts/photo-repository'
import { removeUnusedPhotos } from '@/services/shared/accounts/photos'
import { profilePhotos } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import { secrets, withSecrets } from '@/services/shared/films/testing/boxes'
import { filmOf } from '@/services/shared/films/testing/films'
import { wrongFilms } from '@/services/shared/films/testing/wrong-films'
import { harmlessPdf, harmlessPng, samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { maxIntroVideos } from '@/validators/intro-video-terms'
import { uploadTerms } from '@/validators/upload-terms'
import { introVideos } from '../../tables/intro-videos'
import { introVideosOf } from '../../testing/intro-videos'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { leaving } from '../workers/service'

let partim: TestPartim
let videos: ReturnType<typeof introVideosOf>
let film: Buffer
beforeAll(async () => {
  partim = await testPartim()
  partim.identity.add('ops', { ops: true })
  videos = introVideosOf(partim)
  film = await filmOf({ headers: 'last' })
})
afterAll(() => partim.stop())

let worker: string
beforeEach(async () => {
  partim.storage.isDown = false
  partim.storage.objects.clear()
  partim.storage.contents.clear()
  worker = await newWorker()
})

const newWorker = async () => (await partim.newWorker({ isOfUnknownAge: true })).uid
const listed = (name: string) => partim.db.$count(profilePhotos, eq(profilePhotos.objectName, name))
const part = (id: string, of: string, as = worker, headers = {}) =>
  partim.ask(`GET /v1/my/intro-videos/${id}/${of}`, { as, headers })
const captions = 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nสวัสดีค่ะ\n'

describe('an intro video', () => {
  test('is a copy without position and device, which only the services read, and waits for staff', async () => {
    const { fileName, objectName } = await videos.uploaded(worker, withSecrets(film), 'video/quicktime')
    const poster = await videos.uploaded(worker, samplePhoto('jpg'), 'image/jpeg')
    const answer = await videos.add(worker, fileName, {
      posterFileName: poster.fileName,
      // Stored in the one form.
      captions: captions.replace('สวัสดี', 'สวัสดีี'),
    })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      state: 'in_review',
      isFilmShown: false,
      rejection: null,
      question: 'introduce',
      width: 64,
      height: 48,
      hasSound: true,
      fileType: 'video/mp4',
      hasPoster: true,
      captions,
    })
    expect(partim.storage.objects.has(objectName)).toBe(false)
    const names = [...partim.storage.objects]
    expect(names).toHaveLength(2)
    for (const name of names) expect(name).toMatch(/^people\/[0-9a-f]{32}\/private\//)
    expect([...partim.storage.handouts]).toEqual([])
    const kept = [...partim.storage.contents.values()]
      .map((bytes) => Buffer.from(bytes).toString('latin1'))
      .join()
    for (const secret of [...secrets, 'GPS']) expect([secret, kept.includes(secret)]).toEqual([secret, false])
    expect((await part(answer.json.id, 'poster')).headers.get('content-type')).toBe('image/jpeg')
    const spoken = await part(answer.json.id, 'captions')
    expect([spoken.headers.get('content-type'), spoken.text]).toEqual(['text/vtt; charset=utf-8', captions])
  })

  test('without poster and captions has none to open', async () => {
    const { id } = await videos.added(worker, film)
    for (const of of ['poster', 'captions']) expect((await part(id, of)).status).toBe(404)
    expect((await part(id, 'film')).status).toBe(200)
  })

  test('is nobody else’s to open, change or remove', async () => {
    const { id } = await videos.added(worker, film, { captions })
    const other = await newWorker()
    const bytesOf = ({ text, json }: Awaited<ReturnType<typeof part>>) => text.replace(json.requestId, '')
    const nobodys = await part(uuidv7(), 'film')
    for (const of of ['film', 'poster', 'captions']) {
      const answer = await part(id, of, other)
      expect([answer.status, bytesOf(answer)]).toEqual([404, bytesOf(nobodys)])
    }
    const change = { as: other, body: { captions: '' } }
    expect((await partim.ask(`PATCH /v1/my/intro-videos/${id}`, change)).status).toBe(404)
    await partim.ask(`DELETE /v1/my/intro-videos/${id}`, { as: other })
    expect(await videos.list(worker)).toHaveLength(1)
  })

  test('sent twice with one key is one, also when both come at once, and nothing is left over', async () => {
    const [{ fileName }, key] = [await videos.uploaded(worker, film), uuidv7()]
    const together = await Promise.all([
      videos.add(worker, fileName, {}, key),
      videos.add(worker, fileName, {}, key),
    ])
    const later = await videos.add(worker, fileName, {}, key)
    for (const { status, json } of [...together, later])
      expect([status, json]).toEqual([201, together[0]?.json])
    expect(await videos.list(worker)).toHaveLength(1)
    expect(partim.storage.objects.size).toBe(1)
    expect((await part(later.json.id, 'film')).status).toBe(200)
  })

  test(`there are ${maxIntroVideos} at most, however many come at once`, async () => {
    const files = await Promise.all(
      Array.from({ length: maxIntroVideos + 2 }, () => videos.uploaded(worker, film)),
    )
    const answers = await Promise.all(files.map(({ fileName }) => videos.add(worker, fileName)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ json }) => json.errors)).toEqual([
      [{ field: 'fileName', rule: 'max_items', params: { max: maxIntroVideos } }],
      [{ field: 'fileName', rule: 'max_items', params: { max: maxIntroVideos } }],
    ])
    expect(await videos.list(worker)).toHaveLength(maxIntroVideos)
  })

  test('twenty of twenty people at once are all taken, or told to come again', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, newWorker))
    const files = await Promise.all(people.map((uid) => videos.uploaded(uid, film)))
    const answers = await Promise.all(files.map(({ fileName }, at) => videos.add(people[at] ?? '', fileName)))
    for (const { status, headers } of answers) {
      expect([201, 503]).toContain(status)
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(10)
  })

  test('is gone from list and bucket as soon as it is removed, and it is audited', async () => {
    const poster = await videos.uploaded(worker, harmlessPng(), 'image/png')
    const { id } = await videos.added(worker, film, { posterFileName: poster.fileName })
    const names = [...partim.storage.objects]
    expect((await partim.ask(`DELETE /v1/my/intro-videos/${id}`, { as: worker })).status).toBe(204)
    expect([...partim.storage.objects]).toEqual([])
    expect(await videos.list(worker)).toEqual([])
    for (const name of names) expect(await listed(name)).toBe(0)
    expect((await part(id, 'film')).status).toBe(404)
    const events = await partim.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(events.map(({ action }) => action).sort()).toEqual(['intro_video.added', 'intro_video.removed'])
  })

  test('goes with the account, and stands in the copy of its data', async () => {
    const poster = await videos.uploaded(worker, samplePhoto('jpg'), 'image/jpeg')
    const { id } = await videos.added(worker, film, { captions, posterFileName: poster.fileName })
    const { workerParts } = await import('../../people/data-exports/parts')
    const copied = await workerParts
      .find(({ name }) => name === 'intro-videos.json')
      ?.collect(partim.db, worker)
    expect(JSON.stringify(copied)).toContain('สวัสดีค่ะ')
    expect(partim.storage.objects.size).toBe(2)
    const account = { uid: worker } as Parameters<typeof leaving.removeData>[1]
    await partim.db.transaction(async (tx) => {
      await leaving.removeData(tx, account)
      await releaseAllPhotos(tx, worker)
    })
    await removeUnusedPhotos(partim, new AbortController().signal)
    expect([...partim.storage.objects]).toEqual([])
    expect(await partim.db.$count(introVideos, eq(introVideos.id, id))).toBe(0)
    expect(await partim.db.$count(profilePhotos, eq(profilePhotos.uid, worker))).toBe(0)
  })
})

describe('a file is refused, and removed:', () => {
  test.each(wrongFilms.filter((_, at) => at % 5 === 0).map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { bytes, fault }) => {
      const { fileName, objectName } = await videos.uploaded(worker, await bytes())
      const { status, json } = await videos.add(worker, fileName)
      expect([status, json.code]).toEqual([422, fault])
      expect([...partim.storage.objects]).toEqual([])
      expect(await listed(objectName)).toBe(0)
    },
  )

  test.each([
    ['an empty one', () => Buffer.of(), 'file_empty'],
    [
      'one that is larger than it may be',
      () => Buffer.alloc(uploadTerms.intro_video.maxBytes + 1),
      'file_too_large',
    ],
  ])('%s', async (_name, bytes, code) => {
    const { fileName } = await videos.uploaded(worker, bytes())
    expect((await videos.add(worker, fileName)).json.code).toBe(code)
    expect([...partim.storage.objects]).toEqual([])
  })

  test.each([
    ['a PDF as poster', harmlessPdf, 'file_type_wrong'],
    ['a film as poster', () => film, 'file_type_wrong'],
  ])('%s, and the film stays to be sent again', async (_name, bytes, code) => {
    const poster = await videos.uploaded(worker, bytes(), 'image/jpeg')
    const { fileName, objectName } = await videos.uploaded(worker, film)
    const { json } = await videos.add(worker, fileName, { posterFileName: poster.fileName })
    expect(json.code).toBe(code)
    expect([...partim.storage.objects]).toEqual([objectName])
    expect((await videos.add(worker, fileName)).status).toBe(201)
  })

  test('that is somebody else’s, another kind, or was never sent', async () => {
    const others = await videos.uploaded(await newWorker(), film)
    for (const fileName of [others.fileName, `${uuidv7()}.mp4`])
      expect((await videos.add(worker, fileName)).json.code).toBe('file_not_found')
    for (const fileName of ['../intro-videos/x.mp4', `${uuidv7()}.exe`, `${uuidv7()}.jpg`, ''])
      expect((await videos.add(worker, fileName)).json.errors[0].field).toBe('fileName')
    expect(partim.storage.objects.has(others.objectName)).toBe(true)
  })

  test.each([
    { fileType: 'video/x-matroska', size: 1 },
    { fileType: 'image/jpeg', size: 1 },
    { fileType: 'video/mp4', size: 0 },
    { fileType: 'video/mp4', size: uploadTerms.intro_video.maxBytes + 1 },
    { fileType: 'video/mp4', size: 2 * 1024 ** 3 },
  ])('before it is sent: %j', async (body) => {
    expect((await partim.ask('POST /v1/my/intro-video-uploads', { as: worker, body })).status).toBe(422)
  })
})

test('captions that cannot be read are refused with their line, and nothing is lost', async () => {
  const { fileName } = await videos.uploaded(worker, film)
  const wrong = 'WEBVTT\n\n00:00:00 --> 1\n<script>'
  const { status, json } = await videos.add(worker, fileName, { captions: wrong })
  expect([status, json.errors]).toEqual([
    422,
    [{ field: 'captions', rule: 'captions_unreadable', params: { line: 3 } }],
  ])
  expect((await videos.add(worker, fileName, { captions })).status).toBe(201)
})

test('a storage that is down loses nothing', async () => {
  const { fileName } = await videos.uploaded(worker, film)
  partim.storage.isDown = true
  expect((await videos.add(worker, fileName)).status).toBe(503)
  partim.storage.isDown = false
  expect((await videos.add(worker, fileName)).status).toBe(201)
})

test('nobody sends films without end', async () => {
  const answers: number[] = []
  for (let times = 0; times < 14; times += 1)
    answers.push((await videos.add(worker, `${uuidv7()}.mp4`)).status)
  expect(answers.filter((status) => status === 429)).toHaveLength(2)
})

test('new captions and another poster go to staff again; another question does not', async () => {
  const { id } = await videos.shown(worker, film, { captions })
  const change = (body: object) => partim.ask(`PATCH /v1/my/intro-videos/${id}`, { as: worker, body })
  expect((await change({ question: 'why_me' })).json).toMatchObject({
    state: 'shown',
    question: 'why_me',
    captions,
  })
  expect((await change({ captions })).json.state).toBe('shown')
  const revised = await change({ captions: captions.replace('ค่ะ', 'ครับ') })
  expect(revised.json).toMatchObject({ state: 'in_review', isFilmShown: true })
  await videos.decide(id, { decision: 'show' })
  const first = await videos.uploaded(worker, harmlessPng(), 'image/png')
  expect((await change({ posterFileName: first.fileName })).json).toMatchObject({
    state: 'in_review',
    hasPoster: true,
  })
  const before = partim.storage.objects.size
  const second = await videos.uploaded(worker, samplePhoto('webp'), 'image/webp')
  await change({ posterFileName: second.fileName })
  expect(partim.storage.objects.size).toBe(before)
  expect((await change({ posterFileName: null })).json.hasPoster).toBe(false)
  expect(partim.storage.objects.size).toBe(1)
})

describe('a film is sent in pieces', () => {
  let id: string
  let whole: string
  beforeEach(async () => {
    id = (await videos.added(worker, film)).id
    whole = (await part(id, 'film')).text
  })
  const piece = async (range: string, more = {}) => {
    const { address } = partim
    const headers = { authorization: `Bearer ${await partim.token(worker)}`, range, ...more }
    const answer = await fetch(`${address}/v1/my/intro-videos/${id}/film`, { headers })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const stored = () => Buffer.from([...partim.storage.contents.values()][0] ?? [])

  test('whole where nobody asks for a piece', async () => {
    const answer = await part(id, 'film')
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(Number(answer.headers.get('content-length'))).toBe(stored().length)
    expect(whole.length).toBeGreaterThan(0)
  })

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=0-0', 0, 1],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=-999999999', 0, undefined],
    ['bytes=10-999999999', 10, undefined],
  ])('%s', async (range, from, to) => {
    const { status, headers, bytes } = await piece(range)
    const film = stored()
    const wanted = film.subarray(from, to)
    expect([status, bytes.equals(wanted)]).toEqual([206, true])
    const first = from < 0 ? film.length + from : from
    expect(headers.get('content-range')).toBe(`bytes ${first}-${first + wanted.length - 1}/${film.length}`)
  })

  test.each([
    ['beyond the end', 'bytes=999999999-'],
    ['of no length', 'bytes=-0'],
    ['that are two', 'bytes=0-1,5-6'],
    ['that are thousands', `bytes=${'0-1,'.repeat(2_000)}0-1`],
  ])('none for bytes %s', async (_name, range) => {
    const { status, headers, bytes } = await piece(range)
    expect([status, bytes.length]).toEqual([416, 0])
    expect(headers.get('content-range')).toBe(`bytes */${stored().length}`)
  })

  test.each(['bytes=5-2', 'items=0-1', 'bytes=a-b', 'bytes=', `bytes=0-${'9'.repeat(30)}`])(
    'whole for %s, which is no range',
    async (range) => {
      const { status, bytes } = await piece(range)
      expect([status, bytes.length]).toEqual([200, stored().length])
    },
  )

  test('as long as it is the same film', async () => {
    const tag = (await piece('bytes=0-1')).headers.get('etag') ?? ''
    expect((await piece('bytes=0-1', { 'if-range': tag })).status).toBe(206)
    expect((await piece('bytes=0-1', { 'if-range': '"another"' })).status).toBe(200)
    expect((await piece('bytes=0-1', { 'if-none-match': tag })).status).toBe(304)
  })
})
