import { beforeEach, expect, jest, test } from '@jest/globals'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { OwnApplication } from '@/lib/applications/own-application'
import type * as Data from '@/lib/job-posts/data'
import type { PublicFilter, PublicJobPostPage } from '@/lib/job-posts/public-job-post'

const listPublicJobPosts = jest.fn<typeof Data.listPublicJobPosts>()
jest.unstable_mockModule('@/lib/job-posts/data', () => ({ listPublicJobPosts }))
const { jobsInsteadOf } = await import('./jobs-instead')

const lost = (changes: object = {}) =>
  ({
    id: 'lost',
    state: 'expired',
    takenBack: { was: 'hired', isCancelled: true, at: '', reason: null, isAcknowledged: false },
    shifts: [{ date: '2026-11-29' }, { date: '2026-11-30' }],
    post: { province: 'เชียงใหม่' },
    ...changes,
  }) as unknown as OwnApplication

/** As many jobs as the list of a view has; `more` where it has another page. */
const listing = (countOf: (view: PublicFilter) => number, more = false) =>
  listPublicJobPosts.mockImplementation(
    async (view) =>
      ({
        items: Array.from({ length: countOf(view) }),
        nextCursor: more ? 'next' : null,
      }) as unknown as PublicJobPostPage,
  )
const isOneDay = ({ from, to }: PublicFilter) => from === '2026-11-29' && to === '2026-11-30'

beforeEach(() => {
  listPublicJobPosts.mockReset()
  jest.useFakeTimers({ now: Date.parse('2026-11-28T03:14:00Z') })
})

const insteadOf = async (application = lost()) => (await jobsInsteadOf([application])).lost
const query = (path = '') => Object.fromEntries(new URL(path, 'https://partim.example').searchParams)

test('counts the jobs that the list of these days in this province shows', async () => {
  listing((view) => (isOneDay(view) && view.province === 'เชียงใหม่' ? 6 : 0))
  const instead = await insteadOf()
  expect(instead).toMatchObject({ days: 'same', count: 6, isMore: false })
  expect(query(instead?.path)).toEqual({ province: 'เชียงใหม่', from: '2026-11-29', to: '2026-11-30' })
  listing(() => 20, true)
  expect(await insteadOf()).toMatchObject({ days: 'same', count: 20, isMore: true })
})

test('without any, those of the days around, from today on; without those, all', async () => {
  listing((view) => (isOneDay(view) ? 0 : 2))
  const near = await insteadOf()
  expect(near).toMatchObject({ days: 'near', count: 2 })
  expect(query(near?.path)).toEqual({ province: 'เชียงใหม่', from: '2026-11-28', to: '2026-12-03' })
  listing(() => 0)
  expect(await insteadOf()).toEqual({ days: 'any', path: '/jobs', count: null, isMore: false })
})

test('says no number that it does not know', async () => {
  listPublicJobPosts.mockRejectedValue(new ProblemError(localProblem('network')))
  expect(await insteadOf()).toMatchObject({ days: 'same', count: null })
})

test('asks for nothing for what was not lost, or is acknowledged', async () => {
  const read = lost({ takenBack: { ...lost().takenBack, isAcknowledged: true } })
  expect(await jobsInsteadOf([lost({ takenBack: null }), read])).toEqual({})
  expect(listPublicJobPosts).not.toHaveBeenCalled()
})
