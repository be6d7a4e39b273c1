import { describe, expect, test } from '@jest/globals'
import { jobPosting } from './job-posting'
import type { PublicJobPost } from './public-job-post'
import { samplePublicPost as post } from './sample-public-post'

/**
 * What Google requires of a job posting with a place:
 * developers.google.com/search/docs/appearance/structured-data/job-posting
 */
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

const dataOf = (changes: Partial<PublicJobPost> = {}, benefits: readonly string[] = []) =>
  jobPosting({ ...post, ...changes }, { facts: ['รับ 5 คน'], benefits })

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

  test('counts the people who work at once, however many shifts they fill', () => {
    expect(dataOf().totalJobOpenings).toBe(5)
    const shifts = post.shifts.map((shift, index) => ({ ...shift, places: 3 + 4 * index }))
    expect(dataOf({ shiftChoice: 'each', shifts }).totalJobOpenings).toBe(7)
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

  test('ends with applying: at its deadline, or as work begins that is done as a whole; times are ISO 8601', () => {
    expect(dataOf().validThrough).toBe('2026-11-23T16:59:00.000Z')
    expect(dataOf({ applyBy: null }).validThrough).toBe('2026-11-24T09:00:00.000Z')
    expect(dataOf().datePosted).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  })

  test.each([
    [6, { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 6 }],
    [null, 'no requirements'],
  ])('says what experience is asked: %p months', (experienceMonths, wanted) => {
    expect(dataOf({ experienceMonths }).experienceRequirements).toEqual(wanted)
  })

  test('names benefits in words, where there are any', () => {
    expect(dataOf({}, ['มีอาหาร', 'มีรถรับส่ง'])).toHaveProperty('jobBenefits', 'มีอาหาร, มีรถรับส่ง')
    expect(dataOf()).not.toHaveProperty('jobBenefits')
  })

  test('shows no picture but the logo: Google takes none of a job', () => {
    const photo = 'https://files.example/kitchen.jpg'
    expect(JSON.stringify(dataOf({ photos: [photo] }))).not.toContain(photo)
  })

  test('describes the work in HTML that nobody else wrote', () => {
    expect(dataOf().description).toBe(
      '<p>รับออเดอร์ &amp; เสิร์ฟ<br>ใส่เสื้อดำ</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p><ul><li>รับ 5 คน</li></ul>',
    )
  })
})
