import { describe, expect, test } from '@jest/globals'
import { jobPostDraftSchema } from '@/validators/job-post'
import { jobPostBody, jobPostValues, saysTheSame } from './job-post-values'
import { samplePost } from './sample-post'

describe('job post values', () => {
  test('what is left empty is not sent', () => {
    const body = jobPostBody(jobPostValues(null))
    expect(Object.keys(body).sort()).toEqual([
      'headcount',
      'interviewMode',
      'minAge',
      'payUnit',
      'payday',
      'paysHolidayRates',
      'shiftChoice',
      'shifts',
      'type',
      'visibility',
    ])
    expect(body.shifts).toEqual([{ breakMinutes: 60 }])
  })

  test('an empty form is a valid draft', async () => {
    await expect(jobPostDraftSchema.validate(jobPostBody(jobPostValues(null)))).resolves.toBeTruthy()
  })

  test('the version travels in the header, never in the body', () => {
    expect(jobPostValues(samplePost).version).toBe(3)
    expect(jobPostBody(jobPostValues(samplePost))).not.toHaveProperty('version')
  })

  test('a new post starts on the day and in the branch it is given', () => {
    const values = jobPostValues(null, { branchId: 'b1', day: '2026-11-21' })
    expect(values).toMatchObject({ branchId: 'b1', shifts: [{ date: '2026-11-21' }] })
  })

  test('a post that says what was typed is a lost answer, in whatever order the fields come', () => {
    const body = jobPostBody(jobPostValues(samplePost))
    const reversed = Object.fromEntries(Object.entries(body).reverse()) as typeof body
    expect(saysTheSame(samplePost, reversed)).toBe(true)
  })

  test('a post that shows the copies of the photos that were uploaded is a lost answer', () => {
    const [one, other] = ['0b9e8f1c-7a57-4c1e-9a55-0d8f6a2b3c4d', '6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a']
    const at = (folder: string, id: string, token: string) =>
      `https://files.example/v0/b/partim/o/companies%2Fkrua%2F${folder}%2F${id}.jpg?alt=media&token=${token}`
    const post = { ...samplePost, photos: [at('public%2Fjob-posts', one, one)] }
    const body = jobPostBody(jobPostValues(post))
    expect(saysTheSame(post, { ...body, photos: [at('job-posts', one, other)] })).toBe(true)
    expect(saysTheSame(post, { ...body, photos: [at('job-posts', other, other)] })).toBe(false)
    expect(saysTheSame(post, { ...body, photos: [] })).toBe(false)
  })

  test.each([
    ['the title', { title: 'อีกชื่อหนึ่ง' }],
    ['the pay', { payAmount: 60_001 }],
    ['a field emptied', { description: undefined }],
    ['a shift', { shifts: [] }],
  ])('a post that differs in %s is a lost race', (_, change) => {
    const body = jobPostBody({ ...jobPostValues(samplePost), ...change })
    expect(saysTheSame(samplePost, body)).toBe(false)
  })
})
