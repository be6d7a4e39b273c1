import { describe, expect, test } from '@jest/globals'
import type { Schema } from 'yup'
import { ValidationError } from 'yup'
import { newPasswordSchema, ownDataSchema, passwordSchema, registerSchema } from './account'
import { branchSchema } from './branch'
import { companySchema } from './company'
import { jobPostDraftSchema, jobPostSchema } from './job-post'
import { shiftSpan } from './job-post-terms'
import { resumeSchema } from './resume'
import { bangkokToday } from './rules'

function broken(schema: Schema, input: unknown): Record<string, string> {
  try {
    schema.validateSync(input, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map((inner) => [inner.path, inner.message]))
  }
}

const daysAhead = (days: number) => bangkokToday(new Date(Date.now() + days * 86_400_000))
const address = {
  line: '1 ถนนพระรามที่ 1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}
const branch = {
  name: 'สยาม',
  taxBranchNumber: '00000',
  address,
  lat: '13.7456',
  lng: '100.5340',
  phone: '0812345678',
}
const shift = { date: daysAhead(1), startTime: '09:00', endTime: '18:00', breakMinutes: 60 }
const post = {
  branchId: 'a',
  type: 'daily',
  workType: 'waiter',
  title: 'พนักงานเสิร์ฟ',
  headcount: 5,
  payUnit: 'day',
  payAmount: 60_000,
  payday: 'same_day',
  shifts: [shift],
}

test.each([
  [
    'register',
    registerSchema,
    {
      kind: 'employer',
      email: 'a@b.co',
      password: '12345678',
      displayName: 'ก',
      phone: '0812345678',
      acceptTerms: true,
    },
  ],
  ['branch', branchSchema, branch],
  ['branch without a pin', branchSchema, { ...branch, lat: '', lng: '' }],
  ['company', companySchema, { juristicId: '0105536041974', name: 'ครัวยายบัว', address }],
  ['job post', jobPostSchema, post],
  ['empty draft', jobPostDraftSchema, {}],
  ['half a draft', jobPostDraftSchema, { title: 'งาน', payAmount: '', shifts: [{ date: '' }] }],
  [
    'resume',
    resumeSchema,
    { workTypes: ['barista'], province: 'ภูเก็ต', district: 'เมืองภูเก็ต', visibility: 'open' },
  ],
] as const)('%s: a sound input passes', (_name, schema, input) => {
  expect(broken(schema, input)).toEqual({})
})

describe('job post', () => {
  test.each([
    ['title', 'งาน', 'min:{"min":5}'],
    ['title', 'ก'.repeat(81), 'max:{"max":80}'],
    ['headcount', 0, 'min_value:{"min":1}'],
    ['headcount', 1.5, 'integer'],
    ['headcount', 'ห้า', 'numeric'],
    ['payAmount', 99, 'min_value:{"min":1}'],
    ['payUnit', 'year', 'one_of'],
    ['branchId', ' ', 'required_select'],
    ['shifts', [], 'required_select'],
  ])('%s %j → %s', (field, value, message) => {
    expect(broken(jobPostSchema, { ...post, [field]: value })).toEqual({ [field]: message })
  })

  test('a shift cannot be in the past, end when it starts, or overlap another', () => {
    const shifts = [
      { ...shift, date: daysAhead(-1) },
      { ...shift, endTime: '09:00', date: daysAhead(3) },
      { ...shift, startTime: '22:00', endTime: '06:00', date: daysAhead(5) },
      { ...shift, startTime: '05:00', endTime: '08:00', date: daysAhead(6) },
    ]
    expect(broken(jobPostSchema, { ...post, shifts })).toEqual({
      'shifts[0].date': 'not_past',
      'shifts[1].endTime': 'shift_length',
      'shifts[3].startTime': 'overlap',
    })
  })

  test('a shift is at most a year ahead', () => {
    const onDay = (date: string) => broken(jobPostSchema, { ...post, shifts: [{ ...shift, date }] })
    expect(onDay(daysAhead(365))).toEqual({})
    expect(onDay(daysAhead(367))).toEqual({ 'shifts[0].date': 'too_far:{"years":1}' })
  })

  test('shifts people choose among may overlap, but not begin at once', () => {
    const shifts = [
      { ...shift, startTime: '06:00', endTime: '14:00', date: daysAhead(3) },
      { ...shift, startTime: '13:00', endTime: '21:00', date: daysAhead(3) },
      { ...shift, startTime: '06:00', endTime: '10:00', date: daysAhead(3) },
    ]
    const each = { ...post, shiftChoice: 'each' }
    expect(broken(jobPostSchema, { ...each, shifts: shifts.slice(0, 2) })).toEqual({})
    expect(broken(jobPostSchema, { ...each, shifts })).toEqual({ 'shifts[2].startTime': 'overlap' })
    // Pay for the whole job means that everybody works every shift.
    expect(broken(jobPostSchema, { ...each, payUnit: 'job', shifts: shifts.slice(0, 2) })).toEqual({
      'shifts[1].startTime': 'overlap',
    })
  })

  test('an overnight shift ends the next day', () => {
    const [start = 0, end = 0] = shiftSpan({ date: '2026-12-31', startTime: '22:00', endTime: '06:00' }) ?? []
    expect(end - start).toBe(8 * 60)
  })
})

test('half a coordinate asks for the other half', () => {
  expect(broken(branchSchema, { ...branch, lng: '' })).toEqual({ lng: 'required' })
})

test('a person’s name is letters, in every form that asks for one', () => {
  for (const name of ['สมใจ 0812345678', 'สมใจ ๐๘๑']) {
    expect(broken(ownDataSchema, { displayName: name, phone: '0812345678' })).toEqual({
      displayName: 'textWithoutNumber',
    })
  }
})

test('a password of spaces alone is none', () => {
  expect(broken(passwordSchema, { password: ' '.repeat(9) })).toEqual({ password: 'allowSpaces' })
  expect(broken(passwordSchema, { password: '' })).toMatchObject({ password: 'required' })
})

test('the repeated password must match', () => {
  expect(broken(newPasswordSchema, { password: '12345678', passwordConfirm: '12345679' })).toEqual({
    passwordConfirm: 'passwords_differ',
  })
})
