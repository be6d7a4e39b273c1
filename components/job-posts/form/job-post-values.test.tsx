import { describe, expect, test } from '@jest/globals'
import { ValidationError } from 'yup'
import { jobPostDraftSchema, jobPostSchema } from '@/validators/job-post'
import { jobPostBody, jobPostValues, saysTheSame } from './job-post-values'
import { samplePost } from './sample-post'

describe('job post values', () => {
  test('what is left empty is not sent', () => {
    const body = jobPostBody(jobPostValues(null))
    expect(Object.keys(body).sort()).toEqual([
      'interviewMode',
      'minAge',
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

  test('a new post is in the branch it is given, and has no day, people or unit of pay that nobody chose', () => {
    const { branchId, shifts, headcount, payUnit } = jobPostValues(null, { branchId: 'b1' })
    expect({ branchId, days: shifts?.map(({ date }) => date), headcount, payUnit }).toEqual({
      branchId: 'b1',
      days: [''],
      headcount: undefined,
      payUnit: undefined,
    })
  })

  test('a new post that says nothing else is refused for each of them', async () => {
    const refused = jobPostSchema.validate(jobPostBody(jobPostValues(null)), { abortEarly: false })
    const { inner } = await refused.then(
      () => new ValidationError('published'),
      (error: ValidationError) => error,
    )
    const fields = inner.map(({ path }) => path)
    expect(fields).toEqual(expect.arrayContaining(['shifts[0].date', 'headcount', 'payUnit']))
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
