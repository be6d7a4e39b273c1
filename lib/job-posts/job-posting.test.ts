import { describe, expect, test } from '@jest/globals'
import { jobPosting } from './job-posting'
import type { PublicJobPost } from './public-job-post'

const post: PublicJobPost = {
  id: '01a1f8da-ca32-7057-8c94-ddf5466d6ebc',
  isOpen: true,
  isListed: true,
  title: 'พนักงานเสิร์ฟ กะเย็น',
  type: 'daily',
  workType: 'waiter',
  description: 'รับออเดอร์ & เสิร์ฟ\nใส่เสื้อดำ\n\n<script>alert(1)</script>',
  headcount: 5,
  minAge: null,
  maxAge: null,
  payUnit: 'day',
  payAmount: 60_050,
  overtimePay: null,
  paysHolidayRates: false,
  payday: 'same_day',
  experienceMonths: null,
  languages: [],
  gear: null,
  benefits: [],
  otherBenefits: null,
  photos: [],
  interviewMode: 'none',
  questions: [],
  shifts: [
    { date: '2026-11-24', startTime: '16:00', endTime: '23:00', breakMinutes: 60 },
    { date: '2026-11-25', startTime: '16:00', endTime: '23:00', breakMinutes: 60 },
  ],
  place: {
    name: 'สยามสแควร์',
    line: '412 ซอยสยามสแควร์ 3',
    subdistrict: 'ปทุมวัน',
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
    postcode: '10330',
    lat: 13.7449,
    lng: 100.5347,
  },
  company: {
    name: 'ร้านครัวยายบัว',
    standing: 'verified',
    logoUrl: 'https://files.example/logo.png',
    website: 'https://kruayaibua.example',
    facebookUrl: null,
  },
  publishedAt: '2026-11-22T01:00:00.000Z',
  updatedAt: '2026-11-22T01:00:00.000Z',
  applyBy: '2026-11-23T16:59:00.000Z',
  expiresAt: '2026-11-25T16:00:00.000Z',
}

/** What Google asks of a job at a place: developers.google.com/search/docs/appearance/structured-data/job-posting */
const required = ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title']
const recommended = ['baseSalary', 'directApply', 'employmentType', 'identifier', 'validThrough']
const addressParts = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry']
const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
]
const salaryUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']

const dataOf = (changes: Partial<PublicJobPost> = {}) => jobPosting({ ...post, ...changes }, ['รับ 5 คน'])

describe('the data of an open job', () => {
  test('has every property that is required or recommended, none of them empty', () => {
    const data: Record<string, unknown> = dataOf()
    for (const name of [...required, ...recommended]) expect([name, data[name]]).not.toContain('')
    expect(Object.keys(data)).toEqual(expect.arrayContaining([...required, ...recommended]))
  })

  test('names a whole address in Thailand, and where it is', () => {
    const { address, geo } = { geo: undefined, ...dataOf().jobLocation }
    for (const part of addressParts) expect(address).toHaveProperty(part, expect.stringMatching(/./))
    expect(address).toMatchObject({ addressLocality: 'ปทุมวัน', postalCode: '10330', addressCountry: 'TH' })
    expect(geo).toMatchObject({ latitude: 13.7449, longitude: 100.5347 })
  })

  test('names who hires, with site and logo where there are any', () => {
    expect(dataOf().hiringOrganization).toEqual({
      '@type': 'Organization',
      name: 'ร้านครัวยายบัว',
      sameAs: 'https://kruayaibua.example',
      logo: 'https://files.example/logo.png',
    })
    const company = { ...post.company, website: null, logoUrl: null }
    expect(dataOf({ company }).hiringOrganization).toEqual({
      '@type': 'Organization',
      name: 'ร้านครัวยายบัว',
    })
  })

  test.each(['daily', 'part_time', 'event'] as const)('calls %s by one of the words there are', (type) => {
    expect(employmentTypes).toContain(dataOf({ type }).employmentType)
  })

  test.each([
    ['day', 60_050, 600.5, 'DAY'],
    ['hour', 8_500, 85, 'HOUR'],
    // Two days of work.
    ['job', 120_000, 600, 'DAY'],
  ] as const)('says pay by the %s in baht per unit', (payUnit, payAmount, value, unitText) => {
    const salary = dataOf({ payUnit, payAmount }).baseSalary
    expect(salary.currency).toBe('THB')
    expect(salary.value).toEqual({ '@type': 'QuantitativeValue', value, unitText })
    expect(salaryUnits).toContain(salary.value.unitText)
  })

  test('ends with applying, or else with the last shift; times are ISO 8601', () => {
    expect(dataOf().validThrough).toBe('2026-11-23T16:59:00.000Z')
    expect(dataOf({ applyBy: null }).validThrough).toBe('2026-11-25T16:00:00.000Z')
    expect(dataOf().datePosted).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  })

  test('describes the work in HTML that nobody else wrote', () => {
    expect(dataOf().description).toBe(
      '<p>รับออเดอร์ &amp; เสิร์ฟ<br>ใส่เสื้อดำ</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p><ul><li>รับ 5 คน</li></ul>',
    )
  })
})
