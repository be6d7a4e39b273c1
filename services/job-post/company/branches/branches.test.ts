import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { hostileFiles } from '@/services/shared/uploads/testing/hostile-files'
import { harmlessPng, samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { branchInput, shownPhoto, startTestService, type TestService } from '../../testing'

let service: TestService
let companyId: string
beforeAll(async () => {
  service = await startTestService()
  companyId = (await service.owner('owner')).companyId
})
afterAll(() => service.stop())

const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]+"/, '"requestId":""')

describe('edits', () => {
  const put = (id: string, ifMatch: string | null, body: object, as = 'owner') =>
    service.ask(`PUT /v1/branches/${id}`, {
      as,
      body,
      headers: ifMatch === null ? {} : { 'if-match': ifMatch },
    })

  test('an edit says what it is based on', async () => {
    const id = await service.branch('owner')
    const body = branchInput()
    expect((await put(id, null, body)).json).toMatchObject({ status: 428, code: 'precondition_required' })
    expect((await put(id, '*', body)).json).toMatchObject({ status: 400, code: 'bad_request' })
    const got = await service.ask(`GET /v1/branches/${id}`, { as: 'owner' })
    const changed = await put(id, got.headers.get('etag'), { ...body, lat: '', lng: '' })
    expect([changed.status, changed.headers.get('etag'), changed.json]).toMatchObject([
      200,
      '"2"',
      { id, name: body.name, lat: null, lng: null, version: 2 },
    ])
  })

  test('a landline with an extension is stored in one spelling, however it is written', async () => {
    const id = await service.branch('owner', { phone: '(02) 123-4567 #12' })
    const { json } = await service.ask(`GET /v1/branches/${id}`, { as: 'owner' })
    expect(json.phone).toBe('021234567 ต่อ 12')
    const changed = await put(id, '"1"', { ...branchInput(), phone: '+66 2 123 4568' })
    expect(changed.json).toMatchObject({ phone: '021234568', version: 2 })
    const refused = await put(id, '"2"', { ...branchInput(), phone: '02-123-456' })
    expect(refused.json.errors).toEqual([{ field: 'phone', rule: 'contact_phone', params: {} }])
  })

  test('of 20 edits of one version exactly one wins; the others get what is there now', async () => {
    const id = await service.branch('owner')
    const bodies = Array.from({ length: 20 }, branchInput)
    const answers = await Promise.all(bodies.map((body) => put(id, '"1"', body)))
    const [won] = answers.filter(({ status }) => status === 200)
    const lost = answers.filter(({ status }) => status === 412)
    expect(lost).toHaveLength(19)
    for (const { json } of lost) expect(json).toMatchObject({ code: 'stale', current: won?.json })
  })

  test('every change is on record, and the record cannot be changed', async () => {
    const id = await service.branch('owner')
    await put(id, '"1"', branchInput())
    const { db } = service.database
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(rows.map(({ action, actorUid, companyId: company }) => [action, actorUid, company])).toEqual([
      ['branch.created', 'owner', companyId],
      ['branch.changed', 'owner', companyId],
    ])
    await expect(
      db.update(auditEvents).set({ actorUid: 'x' }).where(eq(auditEvents.subjectId, id)),
    ).rejects.toThrow()
    await expect(db.delete(auditEvents).where(eq(auditEvents.subjectId, id))).rejects.toThrow()
  })
})

describe('who sees what', () => {
  test("another company's branch is like none, byte for byte", async () => {
    await service.owner('stranger')
    const id = await service.branch('owner')
    const asks = [
      (target: string) => service.ask(`GET /v1/branches/${target}`, { as: 'stranger' }),
      (target: string) =>
        service.ask(`PUT /v1/branches/${target}`, {
          as: 'stranger',
          body: branchInput(),
          headers: { 'if-match': '"1"' },
        }),
    ]
    for (const ask of asks) {
      const [theirs, absent] = [await ask(id), await ask(uuidv7())]
      expect(theirs.status).toBe(404)
      expect(withoutRequestId(theirs.text)).toBe(withoutRequestId(absent.text))
      const names = (headers: Headers) => [...headers.keys()].sort()
      expect(names(theirs.headers)).toEqual(names(absent.headers))
    }
    expect((await service.ask('GET /v1/branches', { as: 'stranger' })).json.items).toEqual([])
    expect((await service.ask('GET /v1/branches/not-an-id', { as: 'owner' })).json.code).toBe('not_found')
  })

  test('a branch manager sees and edits own branches only', async () => {
    const [own, other] = [await service.branch('owner'), await service.branch('owner')]
    await service.colleague('manager', companyId, 'branch_manager', [own])
    const list = await service.ask('GET /v1/branches', { as: 'manager' })
    expect(list.json.items.map(({ id }: { id: string }) => id)).toEqual([own])
    const statuses = []
    for (const id of [own, other]) {
      statuses.push((await service.ask(`GET /v1/branches/${id}`, { as: 'manager' })).status)
      const headers = { 'if-match': '"1"' }
      const put = await service.ask(`PUT /v1/branches/${id}`, { as: 'manager', body: branchInput(), headers })
      statuses.push(put.status)
    }
    expect(statuses).toEqual([200, 200, 404, 404])
  })

  test('a branch manager without branches sees none', async () => {
    await service.colleague('idle-manager', companyId, 'branch_manager')
    expect((await service.ask('GET /v1/branches', { as: 'idle-manager' })).json.items).toEqual([])
  })
})

describe('the list', () => {
  test('pages hold every branch once, by name, while others come and go', async () => {
    await service.owner('lister')
    const names = ['ค', 'ก', 'ข', 'ก', 'ฮ', 'ง', 'จ']
    for (const name of names) await service.branch('lister', { name })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const url: string = `GET /v1/branches?limit=2${cursor ? `&cursor=${cursor}` : ''}`
      const { json } = await service.ask(url, { as: 'lister' })
      seen.push(...json.items.map(({ name }: { name: string }) => name))
      cursor = json.nextCursor
      // It sorts before the page already read, and must not shift the next page.
      if (seen.length === 2) await service.branch('lister', { name: 'A' })
    } while (cursor)
    expect(seen).toEqual(['ก', 'ก', 'ข', 'ค', 'ง', 'จ', 'ฮ'])
  })

  test('names are in the order of a dictionary: leading vowels after their consonant, tones not counted', async () => {
    await service.owner('sorter')
    const inOrder = ['ก้านธูป', 'กาแฟ', 'กาวใจ', 'เกาะสมุย', 'ไก่ทอด', 'ขนมจีน', 'เชียงใหม่', 'แม่ริม', 'โรงสี', 'ฮัท']
    for (const name of inOrder.toReversed()) await service.branch('sorter', { name })
    const { json } = await service.ask('GET /v1/branches?limit=100', { as: 'sorter' })
    expect(json.items.map(({ name }: { name: string }) => name)).toEqual(inOrder)
  })

  test.each([
    ['สาขา 2', 'สาขา ๒'],
    ['สาขา๒', 'สาขา 2'],
    ['ล้างรถ', 'ลา้งรถ สุเทพ'],
    ['\u202aน้ำ\u202c ใส', 'ร้านน้ำใส'],
    ['เเม่บ้าน', 'แม่บ้าน'],
    ['ร้าน กาแฟ', 'ร้านกาแฟ'],
    ['ส\u200bยาม', 'สยาม'],
    ['Cafe\u0301', 'Café Amazon'],
  ])('%j finds %j', async (typed, name) => {
    const as = `finder-${uuidv7()}`
    await service.owner(as)
    const id = await service.branch(as, { name })
    await service.branch(as, { name: 'อื่น' })
    const { json } = await service.ask(`GET /v1/branches?q=${encodeURIComponent(typed)}`, { as })
    expect(json.items.map((branch: { id: string }) => branch.id)).toEqual([id])
  })

  test('search finds part of a name and takes % and _ literally', async () => {
    await service.owner('searcher')
    for (const name of ['สยาม 100%', 'สยามสแควร์', 'A_B', 'AxB']) await service.branch('searcher', { name })
    const found = async (q: string) => {
      const { json } = await service.ask(`GET /v1/branches?q=${encodeURIComponent(q)}`, { as: 'searcher' })
      return json.items.map(({ name }: { name: string }) => name).sort()
    }
    expect(await found('สยาม')).toEqual(['สยาม 100%', 'สยามสแควร์'].sort())
    expect(await found('0%')).toEqual(['สยาม 100%'])
    expect(await found('a_b')).toEqual(['A_B'])
    expect(await found('\0a_\0b')).toEqual(['A_B'])
  })

  test.each([
    'x',
    'bnVsbA',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('["a","b"]').toString('base64url'),
  ])('a cursor nobody gave out (%s) is refused', async (cursor) => {
    const { json } = await service.ask(`GET /v1/branches?cursor=${cursor}`, { as: 'owner' })
    expect(json).toMatchObject({ status: 400, code: 'bad_cursor' })
  })

  test.each([
    ['0', 'min_value'],
    ['101', 'max_value'],
    ['many', 'format'],
  ])('a limit of %s is refused', async (limit, rule) => {
    const { json } = await service.ask(`GET /v1/branches?limit=${limit}`, { as: 'owner' })
    expect(json).toMatchObject({ code: 'validation_failed', errors: [{ field: 'limit', rule }] })
  })
})

describe('photos', () => {
  const id = '0b9e8f1c-7a57-4c1e-9a55-0d8f6a2b3c4d'
  const token = '6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a'
  const bucket = 'http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o'
  const addressOf = (name: string, start = bucket) =>
    `${start}/${encodeURIComponent(name)}?alt=media&token=${token}`
  const own = (extension = 'jpg') => addressOf(`companies/${companyId}/branches/${id}.${extension}`)
  const permitted = async (fileType: string) => {
    const body = { fileType, size: 1 }
    const { json } = await service.ask('POST /v1/branches/photo-uploads', { as: 'owner', body })
    return `${json.path}/${json.fileName}`
  }
  const good = {
    'image/webp': () => samplePhoto('webp'),
    'image/jpeg': () => samplePhoto('jpg'),
    'image/png': harmlessPng,
  }
  const sent = async (fileType: keyof typeof good, bytes: Uint8Array = good[fileType]()) => {
    const name = await permitted(fileType)
    await service.storage.write(name, bytes)
    return name
  }
  const create = (photos: readonly string[]) =>
    service.ask('POST /v1/branches', { as: 'owner', body: { ...branchInput(), photos } })
  const put = (branchId: string, photos: unknown) =>
    service.ask(`PUT /v1/branches/${branchId}`, {
      as: 'owner',
      body: { ...branchInput(), photos },
      headers: { 'if-match': '"1"' },
    })

  test('an upload is permitted under a name the server chose, for one file', async () => {
    const ask = () =>
      service.ask('POST /v1/branches/photo-uploads', {
        as: 'owner',
        body: { fileType: 'image/webp', size: 300_000 },
      })
    const [first, second] = [(await ask()).json, (await ask()).json]
    expect(first).toEqual({
      path: `companies/${companyId}/branches`,
      fileName: expect.stringMatching(/^[0-9a-f-]{36}\.webp$/),
      token: `upload:${companyId} ${first.path}/${first.fileName}`,
    })
    expect(second.fileName).not.toBe(first.fileName)
  })

  test.each([
    [{ fileType: 'image/svg+xml', size: 1 }, 'fileType', 'one_of'],
    [{ fileType: 'application/pdf', size: 1 }, 'fileType', 'one_of'],
    [{ fileType: 'image/jpeg', size: 5 * 1024 * 1024 + 1 }, 'size', 'max_value'],
    [{ fileType: 'image/jpeg', size: 0 }, 'size', 'min_value'],
  ])('an upload of %j is refused', async (body, field, rule) => {
    const { json } = await service.ask('POST /v1/branches/photo-uploads', { as: 'owner', body })
    expect(json).toMatchObject({ status: 422, errors: [{ field, rule }] })
  })

  test('without the identity provider there is no permit', async () => {
    service.identity.isDown = true
    const body = { fileType: 'image/jpeg', size: 1 }
    const { json } = await service.ask('POST /v1/branches/photo-uploads', { as: 'owner', body })
    service.identity.isDown = false
    expect(json).toMatchObject({ status: 503, code: 'unavailable' })
  })

  test('are kept in their order, and gone when an edit leaves them out', async () => {
    const names = [await sent('image/webp'), await sent('image/jpeg'), await sent('image/png')]
    const photos = names.map(shownPhoto)
    const branchId = await service.branch('owner', { photos: names.map((name) => addressOf(name)) })
    expect((await service.ask(`GET /v1/branches/${branchId}`, { as: 'owner' })).json.photos).toEqual(photos)
    expect((await put(branchId, photos.slice(1))).json.photos).toEqual(photos.slice(1))
  })

  test.each(hostileFiles.filter(({ claimed }) => claimed in good).map((file) => [file.name, file] as const))(
    '%s is refused as a photo, on a new branch and on one there is, and removed',
    async (_name, { claimed, bytes, fault }) => {
      const branchId = await service.branch('owner')
      for (const save of [create, (photos: readonly string[]) => put(branchId, photos)]) {
        const name = await sent(claimed as keyof typeof good, bytes())
        expect((await save([addressOf(name)])).json).toMatchObject({ status: 422, code: fault })
        expect(service.storage.objects.has(name)).toBe(false)
      }
    },
  )

  test('one that was permitted and never sent is refused', async () => {
    const photos = [addressOf(await permitted('image/jpeg'))]
    expect((await create(photos)).json).toMatchObject({ status: 422, code: 'file_not_found' })
  })

  test('while the storage is down nothing new is shown, and what is there can still be saved', async () => {
    const shown = addressOf(await sent('image/jpeg'))
    const branchId = await service.branch('owner', { photos: [shown] })
    const added = addressOf(await sent('image/jpeg'))
    service.storage.isDown = true
    const refused = await put(branchId, [shown, added])
    const saved = await put(branchId, [shown])
    service.storage.isDown = false
    expect(refused.json).toMatchObject({ status: 503, code: 'unavailable' })
    expect(saved.status).toBe(200)
  })

  test('a branch asked for twice is one, though its photo has gone since', async () => {
    const [name, key] = [await sent('image/jpeg'), uuidv7()]
    const body = { ...branchInput(), photos: [addressOf(name)] }
    const ask = () =>
      service.ask('POST /v1/branches', { as: 'owner', body, headers: { 'idempotency-key': key } })
    const first = await ask()
    await service.storage.remove(name)
    const second = await ask()
    expect([first.status, second.status, second.json.id]).toEqual([201, 201, first.json.id])
  })

  test('more than 6 are refused', async () => {
    const branchId = await service.branch('owner')
    const answer = await put(branchId, Array(7).fill(own()))
    expect(answer.json.errors).toEqual([{ field: 'photos', rule: 'max_items', params: { max: 6 } }])
  })

  test('only addresses of our bucket under the company’s own folder are taken', async () => {
    const branchId = await service.branch('owner')
    const name = `companies/${companyId}/branches/${id}.jpg`
    const foreign = [
      addressOf(`companies/${uuidv7()}/branches/${id}.jpg`),
      addressOf(`companies/${companyId}/documents/${id}.jpg`),
      addressOf(`companies/${companyId}/branches/${id}.svg`),
      addressOf(`companies/${companyId}/branches/../../${uuidv7()}/branches/${id}.jpg`),
      addressOf(name, 'https://evil.example/v0/b/demo-partim.appspot.com/o'),
      addressOf(name, 'https://firebasestorage.googleapis.com/v0/b/demo-partim.appspot.com/o'),
      addressOf(name, 'http://127.0.0.1:4101/v0/b/other.appspot.com/o'),
      `${bucket}/${name}?alt=media&token=${token}`,
      `${own()}#x`,
      `${own()}&x=1`,
      own().replace('alt=media', 'alt=json'),
      own().replace(token, 'x'),
      own().replace('.jpg', '%2Ejpg'),
      own().replace('.jpg', '%zz.jpg'),
      'javascript:alert(1)',
      '',
    ]
    for (const url of foreign) {
      const { json } = await put(branchId, [own(), url])
      expect([url, json.errors]).toEqual([url, [{ field: 'photos', rule: 'uploaded', params: {} }]])
    }
  })
})
