import { expect, jest, test } from '@jest/globals'
import type { HeldWorker } from './worker-search'

const get = jest.fn<(path: string, asked: { params: { query?: object } }) => Promise<object>>()
jest.unstable_mockModule('@/lib/api/client', () => ({ partimApi: () => ({ GET: get }) }))
jest.unstable_mockModule('@/lib/auth/viewer', () => ({
  requireViewer: async () => ({}),
  leaveRefusedSession: jest.fn(),
}))
jest.unstable_mockModule('@/lib/security/visitor', () => ({ noteUnavailable: jest.fn() }))
const { compareWorkers } = await import('./data')

const place = { lat: 13.74, lng: 100.53, free: '6', sort: 'pay', limit: 20 } as const
const response = new Response()

const held = {
  id: 'held',
  distanceKm: 62,
  isVerified: true,
  hasVideo: true,
  reasons: [
    { of: 'free', state: 'missed', count: 0, outOf: 1 },
    { of: 'worked_for_us', state: 'met', shifts: 6, on: '2026-11-02' },
  ],
} as unknown as HeldWorker

test('people are held against the search by their ids alone, the others told by their profiles', async () => {
  get.mockImplementation(async (path) =>
    path === '/v1/workers/comparison'
      ? { data: { items: [held] }, response }
      : { data: { id: 'unplaced', minDailyPay: 500, distanceKm: null, isVerified: true }, response },
  )
  const people = await compareWorkers(place, ['unplaced', 'held'])
  expect(get.mock.calls[0]).toEqual([
    '/v1/workers/comparison',
    { params: { query: { lat: 13.74, lng: 100.53, free: '6', workerIds: 'unplaced,held' } } },
  ])
  expect(people).toMatchObject([
    { id: 'unplaced', isVerified: true, dailyPay: 500, free: null, known: null, notCompared: 'notFound' },
    {
      id: 'held',
      isVerified: true,
      distanceKm: 62,
      free: { count: 0, outOf: 1 },
      known: { hasVideo: true, workedForUs: { shifts: 6, on: '2026-11-02' } },
      notCompared: null,
    },
  ])
})

test('a search that cannot be asked is a failure, not people whom it does not find', async () => {
  get.mockResolvedValue({ error: { code: 'internal' }, response: new Response(null, { status: 503 }) })
  await expect(compareWorkers(place, ['held'])).rejects.toThrow()
})
