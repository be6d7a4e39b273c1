import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { brokenLaws, type LawRule, labourFindings, lawRules } from '@/validators/labour-law'
import { weekOf } from '@/validators/working-time'
import { sampleBranches } from '../../samples/company'
import { sampleJobPosts } from '../../samples/job-posts'
import { addressInput, dayAhead, jobPostInput, startTestService, type TestService } from '../../testing'
import { draftOf } from '../job-posts/content'

let service: TestService
let branchId: string
let inYala: string
beforeAll(async () => {
  service = await startTestService()
  await service.owner('owner')
  branchId = await service.branch('owner')
  inYala = await service.branch('owner', {
    address: { ...addressInput, province: 'ยะลา', district: 'เบตง', subdistrict: 'เบตง', postcode: '95110' },
  })
})
afterAll(() => service.stop())

const siam = { province: addressInput.province, district: addressInput.district }

const shift = (days: number, startTime = '09:00', endTime = '18:00', breakMinutes = 60) => ({
  date: dayAhead(days),
  startTime,
  endTime,
  breakMinutes,
})

/** The seven days of a future week. */
function wholeWeek(endTime = '18:00') {
  const ahead = Array.from({ length: 7 }, (_, index) => index + 1)
  const monday = ahead.find((days) => weekOf(dayAhead(days)) === dayAhead(days)) ?? 1
  return ahead.map((days) => shift(monday + days - 1, '09:00', endTime))
}

type Draft = ReturnType<typeof jobPostInput> & Record<string, unknown>

/** One example per rule, except for holidays, whose dates vary; those are tested in validators/labour-law.test.ts. */
const unlawful: Readonly<Record<Exclude<LawRule, 'young_holiday'>, () => Partial<Draft>>> = {
  minimum_wage: () => ({ payAmount: 39_999 }),
  overtime_pay: () => ({ overtimePay: 11_249, shifts: [shift(2, '09:00', '20:00')] }),
  rest: () => ({ shifts: [shift(2, '09:00', '17:00', 30)] }),
  weekly_hours: () => ({ shifts: wholeWeek() }),
  weekly_overtime: () => ({ shifts: wholeWeek('00:30') }),
  young_night: () => ({ minAge: 15, shifts: [shift(2, '19:00', '22:30', 0)] }),
  young_overtime: () => ({ minAge: 17, shifts: [shift(2, '08:00', '19:00')] }),
}

const draft = (changes: Partial<Draft> = {}): Draft => ({ ...jobPostInput(branchId), ...changes })
const submit = (id: string) =>
  service.ask(`POST /v1/job-posts/${id}/events`, { as: 'owner', body: { event: 'submit' } })
const put = (id: string, version: number, body: object) =>
  service.ask(`PUT /v1/job-posts/${id}`, { as: 'owner', body, headers: { 'if-match': `"${version}"` } })

describe('what the form refuses the service refuses too', () => {
  test('every rule has a post that breaks it', () => {
    expect(Object.keys(unlawful).toSorted()).toEqual(
      lawRules.filter((rule) => rule !== 'young_holiday').toSorted(),
    )
  })

  test.each(Object.entries(unlawful))('%s: saved as a draft, never published', async (rule, changes) => {
    const body = draft(changes())
    const { id, version } = await service.jobPost('owner', body)
    const { status, json } = await submit(id)
    const told = brokenLaws(labourFindings(body as never, siam))
    expect(told.map((finding) => finding.rule)).toContain(rule)
    expect([status, json.code]).toEqual([422, 'unlawful'])
    expect(json.errors).toEqual(
      told.map(({ field, params, ...finding }) => ({ field, rule: finding.rule, params })),
    )
    const kept = await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })
    expect(kept.json).toMatchObject({ state: 'draft', version })
  })

  test.each(Object.entries(unlawful))('%s: a running post is not changed into one', async (_, changes) => {
    const { id } = await service.jobPost('owner', draft())
    const { version } = (await submit(id)).json
    const refused = await put(id, version, draft(changes()))
    expect([refused.status, refused.json.code]).toEqual([422, 'unlawful'])
    const kept = await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })
    expect(kept.json).toMatchObject({ state: 'published', version, payAmount: 60_000 })
  })

  test('where the branch is decides', async () => {
    const states = []
    for (const branch of [inYala, branchId]) {
      const { id } = await service.jobPost('owner', { ...draft({ payAmount: 34_000 }), branchId: branch })
      const { json } = await submit(id)
      states.push(json.state ?? json.errors[0].params.minimum)
    }
    expect(states).toEqual(['published', 400])
  })

  test('two shifts of a day that different people choose are judged one by one', async () => {
    const shifts = [shift(2, '06:00', '14:00'), shift(2, '14:00', '22:00')]
    const young = { minAge: 17, shifts }
    const refusals = []
    for (const shiftChoice of ['all', 'each']) {
      const { id } = await service.jobPost('owner', draft({ ...young, shiftChoice }))
      const { json } = await submit(id)
      refusals.push(json.state ?? json.errors.map(({ rule }: { rule: string }) => rule))
    }
    expect(refusals).toEqual([['young_overtime'], 'published'])
  })

  test('what only deserves a notice is published', async () => {
    const { id } = await service.jobPost('owner', draft({ shifts: [shift(2, '09:00', '20:00')] }))
    expect((await submit(id)).json.state).toBe('published')
  })

  test('what is missing is asked for before anything is judged', async () => {
    const { id } = await service.jobPost('owner', draft({ title: '', payAmount: 100 }))
    const { json } = await submit(id)
    expect([json.code, json.errors]).toEqual([
      'validation_failed',
      [{ field: 'title', rule: 'required', params: {} }],
    ])
  })
})

describe('age and pay beyond the normal', () => {
  const terms = { minAge: 20, maxAge: 45, overtimePay: 12_000, paysHolidayRates: true }

  test('are kept, and read back as the form would send them', async () => {
    const shifts = [shift(2, '09:00', '20:00')]
    const { id } = await service.jobPost('owner', draft({ ...terms, shifts }))
    const { json } = await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })
    expect(json).toMatchObject(terms)
    expect(json.totalPay).toBeGreaterThanOrEqual(5 * (60_000 + 24_000))
    expect(draftOf({ ...json, shifts: json.shifts } as never)).toMatchObject({ ...terms, shifts })
  })

  test('left out they are nothing: adults, the law’s overtime, no holiday pay', async () => {
    const { id } = await service.jobPost('owner', draft())
    const { json } = await service.ask(`GET /v1/job-posts/${id}`, { as: 'owner' })
    expect(json).toMatchObject({ minAge: null, maxAge: null, overtimePay: null, paysHolidayRates: false })
  })

  test.each([
    [{ minAge: 14 }, { field: 'minAge', rule: 'min_value', params: { min: 15 } }],
    [{ minAge: 81 }, { field: 'minAge', rule: 'max_value', params: { max: 80 } }],
    [
      { minAge: 30, maxAge: 29 },
      { field: 'maxAge', rule: 'min_value', params: { min: 30 } },
    ],
    [{ overtimePay: 0 }, { field: 'overtimePay', rule: 'min_value', params: { min: 1 } }],
  ])('%j is refused even in a draft', async (wrong, error) => {
    const { status, json } = await service.ask('POST /v1/job-posts', { as: 'owner', body: draft(wrong) })
    expect([status, json.errors]).toEqual([422, [error]])
  })
})

test('the sample posts keep the law', () => {
  const broken = sampleJobPosts()
    .filter(({ state }) => state !== 'draft')
    .flatMap(({ draft: { shifts = [], ...post }, branch }) =>
      brokenLaws(labourFindings({ ...post, shifts }, sampleBranches[branch] ?? null)),
    )
  expect(broken).toEqual([])
})
