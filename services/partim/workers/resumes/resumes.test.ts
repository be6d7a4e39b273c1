import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { ValidationError } from 'yup'
import { auditEvents } from '@/services/shared/audit/table'
import { resumeSchema } from '@/validators/resume'
import { parseViolation } from '@/validators/violation'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { insertResumeParts } from './repository'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

const filledIn = {
  headline: 'บาริสต้า ตื่นเช้าเปิดร้านได้',
  about: 'ชงกาแฟมา 3 ปี',
  workTypes: ['barista', 'waiter'],
  province: 'กรุงเทพมหานคร',
  district: 'บางรัก',
  lat: '13.7308',
  lng: '100.5242',
  minDailyPay: 50_000,
  days: [0, 6],
  visibility: 'open',
}

const read = (uid: string) => partim.ask('GET /v1/resumes/me', { as: uid })
const save = (uid: string, version: number, body: object = filledIn) =>
  partim.ask('PUT /v1/resumes/me', { as: uid, body, headers: { 'if-match': `"${version}"` } })

test('a new worker starts with an empty, hidden resume that Me points to', async () => {
  const me = await partim.registerWorker('new')
  expect(me.status).toBe(201)
  const resume = await read('new')
  expect(resume.headers.get('etag')).toBe('"1"')
  expect(resume.json).toEqual({
    id: me.json.resumeId,
    headline: '',
    about: '',
    workTypes: [],
    province: '',
    district: '',
    lat: null,
    lng: null,
    minDailyPay: null,
    days: [],
    experienceYears: 0,
    languages: [],
    education: '',
    visibility: 'hidden',
    updatedAt: expect.any(String),
    version: 1,
  })
})

describe('an edit', () => {
  test('is there when read again, with its version', async () => {
    await partim.registerWorker('editor')
    const saved = await save('editor', 1)
    expect(saved.status).toBe(200)
    expect(saved.headers.get('etag')).toBe('"2"')
    expect(saved.json).toMatchObject({ ...filledIn, lat: 13.7308, lng: 100.5242, version: 2 })
    expect((await read('editor')).json).toEqual(saved.json)
  })

  test('empties what it leaves out, and takes doubles once', async () => {
    await partim.registerWorker('tidy')
    await save('tidy', 1)
    const { workTypes, province, district, visibility } = filledIn
    const saved = await save('tidy', 2, {
      workTypes: [...workTypes, 'barista'],
      province,
      district,
      visibility,
      days: [3, 1, 3],
      minDailyPay: null,
    })
    expect(saved.json).toMatchObject({ headline: '', about: '', lat: null, lng: null, minDailyPay: null })
    expect(saved.json).toMatchObject({ workTypes, days: [1, 3] })
  })

  test('keeps the hours of days that stay free', async () => {
    const { json } = await partim.registerWorker('hours')
    await insertResumeParts(partim.db, {
      availability: [
        { resumeId: json.resumeId, day: 1, fromTime: '09:00', untilTime: '12:00' },
        { resumeId: json.resumeId, day: 2, fromTime: '09:00', untilTime: '12:00' },
      ],
      experiences: [],
    })
    expect((await read('hours')).json.days).toEqual([1, 2])
    await save('hours', 1, { ...filledIn, days: [2, 5] })
    partim.addMember('employer')
    const near = 'lat=13.7308&lng=100.5242&radiusKm=1&limit=100'
    const found = await partim.ask(`GET /v1/workers?${near}`, { as: 'employer' })
    const profiles = await Promise.all(
      found.json.items.map(({ id }: { id: string }) =>
        partim.ask(`GET /v1/workers/${id}`, { as: 'employer' }),
      ),
    )
    expect(profiles.map((answer) => answer.json.availability)).toContainEqual([
      { day: 2, from: '09:00', until: '12:00' },
      { day: 5, from: null, until: null },
    ])
  })

  test('leaves who changed what in the audit trail', async () => {
    const { json } = await partim.registerWorker('audited')
    await save('audited', 1)
    const [event] = await partim.db.select().from(auditEvents).where(eq(auditEvents.subjectId, json.resumeId))
    expect(event).toMatchObject({
      actorUid: 'audited',
      action: 'resume.changed',
      before: { visibility: 'hidden', version: 1 },
      after: { visibility: 'open', version: 2 },
    })
    const change = partim.db.update(auditEvents).set({ actorUid: 'somebody else' })
    await expect(change).rejects.toThrow()
  })
})

describe('two edits of the same version', () => {
  test('the later one gets the present resume and changes nothing', async () => {
    await partim.registerWorker('two-tabs')
    const first = await save('two-tabs', 1, { ...filledIn, headline: 'แท็บแรก' })
    const second = await save('two-tabs', 1, { ...filledIn, headline: 'แท็บสอง', days: [1] })
    expect([second.status, second.json.code]).toEqual([412, 'stale'])
    expect(second.json.current).toEqual(first.json)
    expect((await read('two-tabs')).json).toEqual(first.json)
  })

  test('at once: one wins', async () => {
    await partim.registerWorker('race')
    const answers = await Promise.all(Array.from({ length: 8 }, () => save('race', 1)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)])
    expect((await read('race')).json.version).toBe(2)
  })

  test.each([
    [undefined, 428, 'precondition_required'],
    ['*', 400, 'bad_request'],
    ['"0"', 412, 'stale'],
    ['"9"', 412, 'stale'],
  ])('If-Match %s is %d %s', async (ifMatch, status, code) => {
    await partim.registerWorker('conditions')
    const headers: Record<string, string> = ifMatch ? { 'if-match': ifMatch } : {}
    const answer = await partim.ask('PUT /v1/resumes/me', { as: 'conditions', body: filledIn, headers })
    expect([answer.status, answer.json.code]).toEqual([status, code])
  })
})

describe('bad input is named by the rules of the form', () => {
  /** [field as in the form, what is typed there, the rule it breaks] */
  const mistakes: readonly [field: string, value: unknown, rule: string][] = [
    ['headline', 'ก'.repeat(81), 'max'],
    ['about', 'ก'.repeat(1_001), 'max'],
    ['workTypes', [], 'required_select'],
    ['workTypes', undefined, 'required_select'],
    ['workTypes', 'waiter', 'format'],
    ['workTypes.0', ['astronaut'], 'one_of'],
    ['province', '  ', 'required_select'],
    ['province', 'ก'.repeat(81), 'max'],
    ['district', undefined, 'required_select'],
    ['lat', '91.5', 'addressLocationLat'],
    ['lng', 'ตรงนี้', 'addressLocationLng'],
    ['minDailyPay', -1, 'min_value'],
    ['minDailyPay', 10_000_001, 'max_value'],
    ['minDailyPay', 1.5, 'integer'],
    ['minDailyPay', 'ห้าร้อย', 'numeric'],
    ['days.0', [7], 'max_value'],
    ['days.0', [-1], 'min_value'],
    ['visibility', 'secret', 'one_of'],
    ['visibility', undefined, 'required_select'],
    ['visibility', '', 'required_select'],
    ['isAdmin', true, 'unknown_field'],
  ]

  beforeAll(() => partim.registerWorker('careless'))

  test.each(mistakes)('%s = %j', async (field, value, rule) => {
    const [property = ''] = field.split('.')
    const body = { ...filledIn, [property]: value }
    const answer = await save('careless', 1, body)
    expect([answer.status, answer.json.code]).toEqual([422, 'validation_failed'])
    const named = answer.json.errors.map((error: { field: string; rule: string }) => [
      error.field,
      error.rule,
    ])
    expect(named).toContainEqual([field, rule])
    expect(named.every(([other = '']: string[]) => other.startsWith(property))).toBe(true)
    if (rule === 'unknown_field') return
    const ofTheForm = await resumeSchema.validate(body, { abortEarly: false }).catch((error) => error)
    if (!(ofTheForm instanceof ValidationError)) throw new Error('the form finds nothing wrong')
    const messages = [ofTheForm, ...ofTheForm.inner].map(({ message }) => parseViolation(message).rule)
    expect(messages).toContain(rule)
  })

  test.each([
    ['headline', { th: 'บาริสต้า' }],
    ['province', ['กระบี่']],
    ['lat', { degrees: 13 }],
    ['days', 'จันทร์'],
    ['workTypes', { 0: 'waiter' }],
  ])('%s = %j, which no form can send, is `format`', async (field, value) => {
    const answer = await save('careless', 1, { ...filledIn, [field]: value })
    expect([answer.status, answer.json.errors]).toEqual([422, [{ field, rule: 'format', params: {} }]])
  })

  test('everything wrong at once is named at once', async () => {
    const answer = await save('careless', 1, { headline: 'ก'.repeat(81), lat: 'x', unknown: 1 })
    expect(answer.json.errors.map(({ field }: { field: string }) => field).sort()).toEqual(
      ['district', 'headline', 'lat', 'province', 'unknown', 'visibility', 'workTypes'].sort(),
    )
  })

  test('nothing was changed by any of it', async () => {
    expect((await read('careless')).json.version).toBe(1)
  })
})

describe('whose resume', () => {
  test('an employer, somebody unregistered and nobody have none here', async () => {
    partim.identity.add('hirer', { kind: 'employer' })
    partim.identity.add('unregistered')
    for (const call of [read, (uid: string) => save(uid, 1)]) {
      expect((await call('hirer')).json).toMatchObject({ status: 403, code: 'workers_only' })
      expect((await call('unregistered')).json).toMatchObject({ status: 403, code: 'not_registered' })
    }
    expect((await partim.ask('GET /v1/resumes/me')).status).toBe(401)
    expect((await partim.ask('PUT /v1/resumes/me', { body: filledIn })).status).toBe(401)
  })

  test('one worker’s edit never touches another’s', async () => {
    await partim.registerWorker('mine')
    await partim.registerWorker('theirs')
    await save('mine', 1)
    expect((await read('theirs')).json).toMatchObject({ headline: '', visibility: 'hidden', version: 1 })
  })
})
