import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { ValidationError } from 'yup'
import { auditEvents } from '@/services/shared/audit/table'
import { removePast } from '@/services/shared/retention/past'
import { resumeSchema } from '@/validators/resume'
import { bangkokToday } from '@/validators/rules'
import { parseViolation } from '@/validators/violation'
import { availabilityDates, resumes } from '../../tables/resumes'
import { searchTexts } from '../../tables/search-entries'
import { workers } from '../../tables/workers'
import { type TestPartim, testPartim } from '../../testing/test-partim'
import { indexWorkers } from '../search-entries/service'
import { insertResumeParts } from './repository'
import { availabilityRetention } from './retention'

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
  radiusKm: 6,
  freeParts: 0b1111,
  visibility: 'open',
}

const read = (uid: string) => partim.ask('GET /v1/resumes/me', { as: uid })
const save = (uid: string, version: number, body: object = filledIn) =>
  partim.ask('PATCH /v1/resumes/me', { as: uid, body, headers: { 'if-match': `"${version}"` } })

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
    radiusKm: 10,
    minHourlyPay: null,
    minDailyPay: null,
    minNightlyPay: null,
    freeParts: 0,
    dates: [],
    lengthsOfExperience: [],
    workExperiences: [],
    skills: [],
    avoids: [],
    experienceYears: 0,
    languages: [],
    education: '',
    visibility: 'hidden',
    photoInLists: false,
    hideFromWorkplaces: false,
    isUnused: false,
    isBirthDateKnown: false,
    mayBeOpen: false,
    updatedAt: expect.any(String),
    version: 1,
  })
})

describe('an edit', () => {
  test('is there when read again, with its version', async () => {
    await partim.registerAdult('editor')
    const saved = await save('editor', 1)
    expect(saved.status).toBe(200)
    expect(saved.headers.get('etag')).toBe('"2"')
    expect(saved.json).toMatchObject({ ...filledIn, lat: 13.7308, lng: 100.5242, version: 2 })
    expect((await read('editor')).json).toEqual(saved.json)
  })

  test('leaves what it does not answer as it is, and takes doubles once', async () => {
    await partim.registerAdult('tidy')
    await save('tidy', 1)
    const saved = await save('tidy', 2, { workTypes: ['waiter', 'waiter'], minDailyPay: null })
    const after = { ...filledIn, lat: 13.7308, lng: 100.5242, workTypes: ['waiter'], minDailyPay: null }
    expect(saved.json).toMatchObject({ ...after, version: 3 })
  })

  test('one answer is enough: a type of work, and nothing of where and when', async () => {
    await partim.registerAdult('first')
    const saved = await save('first', 1, { workTypes: ['cook'] })
    expect(saved.json).toMatchObject({
      workTypes: ['cook'],
      province: '',
      freeParts: 0,
      visibility: 'hidden',
    })
  })

  test('a half position is none', async () => {
    await partim.registerAdult('half')
    const saved = await save('half', 1, { ...filledIn, lng: '' })
    expect(saved.json).toMatchObject({ lat: null, lng: null })
  })

  test('a move to the north changes one coordinate and keeps the other', async () => {
    await partim.registerAdult('north')
    await save('north', 1)
    const moved = await save('north', 2, { lat: '13.8' })
    expect(moved.json).toMatchObject({ lat: 13.8, lng: 100.5242 })
    expect((await save('north', 3, { lat: '', lng: '' })).json).toMatchObject({ lat: null, lng: null })
  })

  test('a position outside Thailand is refused and loses nothing; one that is stored is no obstacle', async () => {
    await partim.registerAdult('traveller')
    await save('traveller', 1, filledIn)
    const abroad = { lat: '35.68', lng: '139.76' }
    const refused = await save('traveller', 2, { ...abroad, headline: 'จากโตเกียว' })
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ field: 'lat', rule: 'in_thailand', params: {} }],
    ])
    const kept = { headline: filledIn.headline, lat: 13.7308, lng: 100.5242, version: 2 }
    expect((await read('traveller')).json).toMatchObject(kept)
    const [worker] = await partim.db.select().from(workers).where(eq(workers.accountUid, 'traveller'))
    await partim.db
      .update(resumes)
      .set({ lat: 35.68, lng: 139.76 })
      .where(eq(resumes.workerId, worker?.id ?? ''))
    expect((await save('traveller', 2, { ...abroad, headline: 'เสิร์ฟ' })).status).toBe(200)
  })

  test('skills belong to the types of work: they go with them', async () => {
    await partim.registerAdult('skilled')
    const skills = ['latte_art', 'carry_trays', 'latte_art', 'watch_cameras']
    expect((await save('skilled', 1, { ...filledIn, skills })).json.skills).toEqual([
      'latte_art',
      'carry_trays',
    ])
    expect((await save('skilled', 2, { workTypes: ['waiter'] })).json.skills).toEqual(['carry_trays'])
  })

  test('single days are kept from today on, jobs by their months, and years are counted', async () => {
    await partim.registerAdult('detailed')
    const day = (days: number) => bangkokToday(new Date(Date.now() + days * 86_400_000))
    const job = { workType: 'waiter', workplace: 'ร้านข้าวแกงป้าศรี', startedOn: '2022-01-15' }
    const saved = await save('detailed', 1, {
      dates: [
        { date: `${Number(day(3).slice(0, 4)) + 543}${day(3).slice(4)}`, isFree: false },
        { date: day(-1), isFree: true },
      ],
      workExperiences: [{ ...job, endedOn: '2023-07-02' }],
      lengthsOfExperience: [{ workType: 'barista', length: 'three_or_more' }],
      languages: [{ code: 'en', level: 'fluent' }],
    })
    expect(saved.json).toMatchObject({
      dates: [{ date: day(3), isFree: false }],
      workExperiences: [{ ...job, title: '', startedOn: '2022-01-01', endedOn: '2023-07-01' }],
      languages: [{ code: 'en', level: 'fluent' }],
      experienceYears: 3,
    })
    const later = await save('detailed', 2, { lengthsOfExperience: [] })
    expect(later.json).toMatchObject({ lengthsOfExperience: [], experienceYears: 1 })
  })

  test('single days that are over go by themselves', async () => {
    const { json } = await partim.registerWorker('past')
    const row = (date: string) => ({ resumeId: json.resumeId, date, isFree: true })
    const [today, yesterday] = [0, -1].map((days) => bangkokToday(new Date(Date.now() + days * 86_400_000)))
    await insertResumeParts(partim.db, { dates: [row(today ?? ''), row(yesterday ?? '')], experiences: [] })
    await removePast(partim.db, availabilityRetention, new AbortController().signal)
    const left = await partim.db
      .select({ date: availabilityDates.date })
      .from(availabilityDates)
      .where(eq(availabilityDates.resumeId, json.resumeId))
    expect(left).toEqual([{ date: today }])
  })

  test('leaves who changed what in the audit trail', async () => {
    const { json } = await partim.registerAdult('audited')
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
    await partim.registerAdult('two-tabs')
    const first = await save('two-tabs', 1, { ...filledIn, headline: 'แท็บแรก' })
    const second = await save('two-tabs', 1, { ...filledIn, headline: 'แท็บสอง', freeParts: 1 })
    expect([second.status, second.json.code]).toEqual([412, 'stale'])
    expect(second.json.current).toEqual(first.json)
    expect((await read('two-tabs')).json).toEqual(first.json)
  })

  test('at once: one wins', async () => {
    await partim.registerAdult('race')
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
    await partim.registerAdult('conditions')
    const headers: Record<string, string> = ifMatch ? { 'if-match': ifMatch } : {}
    const answer = await partim.ask('PATCH /v1/resumes/me', { as: 'conditions', body: filledIn, headers })
    expect([answer.status, answer.json.code]).toEqual([status, code])
  })
})

describe('bad input is named by the rules of the form', () => {
  /** [field as in the form, what is typed there, the rule it breaks] */
  const mistakes: readonly [field: string, value: unknown, rule: string][] = [
    ['headline', 'ก'.repeat(81), 'max'],
    ['about', 'ก'.repeat(1_001), 'max'],
    ['workTypes', [], 'required_select'],
    ['workTypes', 'waiter', 'format'],
    ['workTypes.0', ['astronaut'], 'one_of'],
    ['province', 'ก'.repeat(81), 'max'],
    ['lat', '91.5', 'addressLocationLat'],
    ['lng', 'ตรงนี้', 'addressLocationLng'],
    ['minDailyPay', -1, 'min_value'],
    ['minDailyPay', 10_000_001, 'max_value'],
    ['minDailyPay', 1.5, 'integer'],
    ['minDailyPay', 'ห้าร้อย', 'numeric'],
    ['radiusKm', 0, 'min_value'],
    ['radiusKm', 51, 'max_value'],
    ['radiusKm', -1, 'min_value'],
    ['freeParts', 2 ** 28, 'max_value'],
    ['freeParts', -1, 'min_value'],
    ['dates', Array(61).fill({ date: '2099-01-01', isFree: true }), 'max_items'],
    ['dates', Array(2).fill({ date: '2099-01-01', isFree: true }), 'repeated'],
    ['dates.0.date', [{ date: '2026-02-30', isFree: true }], 'no_such_day'],
    ['dates.0.date', [{ date: '3112-12-01', isFree: true }], 'too_far'],
    [
      'dates.0.date',
      [{ date: bangkokToday(new Date(Date.now() + 367 * 86_400_000)), isFree: true }],
      'too_far',
    ],
    ['skills.0', ['juggling'], 'one_of'],
    ['avoids.0', ['mondays'], 'one_of'],
    ['languages.0.level', [{ code: 'en', level: 'native' }], 'one_of'],
    ['lengthsOfExperience.0.length', [{ workType: 'waiter', length: 'ages' }], 'one_of'],
    ['workExperiences.0.workplace', [{ startedOn: '2024-01-01' }], 'required'],
    ['workExperiences.0.startedOn', [{ workplace: 'ร้าน', startedOn: '2999-01-01' }], 'not_future'],
    [
      'workExperiences.0.endedOn',
      [{ workplace: 'ร้าน', startedOn: '2024-03-01', endedOn: '2024-02-01' }],
      'before_start',
    ],
    ['visibility', 'secret', 'one_of'],
    ['isAdmin', true, 'unknown_field'],
  ]

  beforeAll(() => partim.registerAdult('careless'))

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
    ['freeParts', [1, 2]],
    ['dates', 'จันทร์'],
    ['workTypes', { 0: 'waiter' }],
  ])('%s = %j, which no form can send, is `format`', async (field, value) => {
    const answer = await save('careless', 1, { ...filledIn, [field]: value })
    expect([answer.status, answer.json.errors]).toEqual([422, [{ field, rule: 'format', params: {} }]])
  })

  test('everything wrong at once is named at once', async () => {
    const answer = await save('careless', 1, {
      headline: 'ก'.repeat(81),
      lat: 'x',
      workTypes: [],
      unknown: 1,
    })
    expect(answer.json.errors.map(({ field }: { field: string }) => field).sort()).toEqual(
      ['headline', 'lat', 'unknown', 'workTypes'].sort(),
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
    expect((await partim.ask('PATCH /v1/resumes/me', { body: filledIn })).status).toBe(401)
  })

  test('one worker’s edit never touches another’s', async () => {
    await partim.registerAdult('mine')
    await partim.registerAdult('theirs')
    await save('mine', 1)
    expect((await read('theirs')).json).toMatchObject({ headline: '', visibility: 'hidden', version: 1 })
  })
})

describe('somebody under 18', () => {
  const age = (years: number) => `${Number(bangkokToday().slice(0, 4)) - years}-01-01`
  const bornIn = (as: string, birthDate: string) =>
    partim.ask('PUT /v1/workers/me/birth-date', { as, body: { birthDate } })

  test.each([15, 16, 17])('of %d never opens their resume', async (years) => {
    const uid = `young-${years}`
    await partim.registerWorker(uid)
    await bornIn(uid, age(years))
    const refused = await save(uid, 1)
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ field: 'visibility', rule: 'too_young', params: {} }],
    ])
    expect((await read(uid)).json).toMatchObject({ visibility: 'hidden', mayBeOpen: false, version: 1 })
    expect((await save(uid, 1, { ...filledIn, visibility: 'limited' })).status).toBe(200)
  })

  test('whose resume was open before they said so is seen in part from then on, and found by less', async () => {
    await partim.registerWorker('late')
    await save('late', 1, { ...filledIn, visibility: 'limited' })
    const { json } = await partim.ask('GET /v1/workers/me', { as: 'late' })
    await partim.db.update(resumes).set({ visibility: 'open' }).where(eq(resumes.workerId, json.id))
    await partim.db.transaction((tx) => indexWorkers(tx, [json.id]))
    const keys = () =>
      partim.db.select({ keys: searchTexts.keys }).from(searchTexts).where(eq(searchTexts.workerId, json.id))
    const [open] = await keys()
    await bornIn('late', age(16))
    expect((await read('late')).json).toMatchObject({ visibility: 'limited', version: 3 })
    const [limited] = await keys()
    expect(limited?.keys.length).toBeLessThan(open?.keys.length ?? 0)
  })

  test('is not ruled out before somebody says when they were born: until then the resume does not open', async () => {
    await partim.registerWorker('silent')
    const refused = await save('silent', 1)
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ field: 'visibility', rule: 'birth_date_first', params: {} }],
    ])
    expect((await read('silent')).json).toMatchObject({
      visibility: 'hidden',
      isBirthDateKnown: false,
      mayBeOpen: false,
    })
    expect((await save('silent', 1, { ...filledIn, visibility: 'limited' })).status).toBe(200)
    await bornIn('silent', age(18))
    expect((await save('silent', 2)).json).toMatchObject({ visibility: 'open', mayBeOpen: true })
  })

  test('at 18 it may be opened', async () => {
    await partim.registerWorker('adult')
    await bornIn('adult', age(18))
    expect((await save('adult', 1)).json).toMatchObject({ visibility: 'open', mayBeOpen: true })
  })
})
