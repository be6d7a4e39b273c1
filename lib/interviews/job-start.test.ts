import { expect, jest, test } from '@jest/globals'

jest.unstable_mockModule('client-only', () => ({}))
let answers: Readonly<Record<string, unknown>>
const GET = jest.fn(async (path: string, _options: object) => answers[path])
jest.unstable_mockModule('@/lib/api/browser', () => ({
  jobPost: { GET },
  dataOf: async (answer: Promise<unknown>) => answer,
}))
const { askJobStart } = await import('./job-start')

const shift = (date: string) => ({ id: date, date, startTime: '10:00', endTime: '19:00', breakMinutes: 60 })
const [first, second, third] = ['2026-12-01', '2026-12-02', '2026-12-03'].map(shift)
const startOf = (date: string) => `${date}T03:00:00.000Z`
const own = (changes: object) => ({
  '/v1/my/applications': {
    items: [{ shifts: [first, second], chosenShifts: [first, second], assignedShifts: null, ...changes }],
  },
})

test('a worker is told of the last of the shifts that they chose, not of the first', async () => {
  answers = own({})
  expect(await askJobStart('worker', 'post', '')).toEqual({ at: startOf('2026-12-02'), shift: 'last' })
  answers = own({ shifts: [first], chosenShifts: [], assignedShifts: [first] })
  expect(await askJobStart('worker', 'post', '')).toEqual({ at: startOf('2026-12-01'), shift: 'last' })
})

test('and of the first where everybody works every shift', async () => {
  answers = own({ chosenShifts: [] })
  expect(await askJobStart('worker', 'post', '')).toEqual({ at: startOf('2026-12-01'), shift: 'first' })
})

test('who has not applied may come to any of them', async () => {
  const post = { shifts: [first, second, third], shiftChoice: 'each', payUnit: 'day' }
  answers = { '/v1/my/applications': { items: [] }, '/v1/public/job-posts/{jobPostId}': post }
  expect(await askJobStart('worker', 'post', '')).toEqual({ at: startOf('2026-12-03'), shift: 'last' })
})

test('a company is told what the service says of that worker', async () => {
  const start = { at: startOf('2026-12-02'), shift: 'last' }
  answers = { '/v1/job-posts/{jobPostId}/work-starts/{workerId}': { start } }
  expect(await askJobStart('company', 'post', 'mali')).toEqual(start)
  const path = { jobPostId: 'post', workerId: 'mali' }
  expect(GET).toHaveBeenLastCalledWith(expect.any(String), { params: { path } })
})
