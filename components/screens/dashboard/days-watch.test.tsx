import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { mutate, SWRConfig } from 'swr'
import type { Days } from '@/lib/days/day'
import { digestOf } from '@/lib/days/digest'
import type * as Requests from '@/lib/days/requests'
import type * as Streams from '@/lib/event-streams/follow-stream'
import { type Interview, versionsOf } from '@/lib/interviews/interview'
import type * as Interviews from '@/lib/interviews/requests'
import { sampleInterview, unaskedInterviews } from '@/lib/interviews/sample-interview'
import { unreadKey } from '@/lib/notifications/notification'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'

let now: Days
const asked = jest.fn(async () => now)
const requests: typeof Requests = {
  askDays: asked,
  dismissLostPlace: async () => undefined,
  restoreLostPlace: async () => undefined,
}
jest.unstable_mockModule('@/lib/days/requests', () => requests)
let interviews: readonly Interview[]
const askInterviews = jest.fn<typeof Interviews.askInterviews>(async () => interviews)
jest.unstable_mockModule('@/lib/interviews/requests', () => ({ ...unaskedInterviews, askInterviews }))
const followed = jest.fn<typeof Streams.followStream>(() => () => undefined)
jest.unstable_mockModule('@/lib/event-streams/follow-stream', () => ({ followStream: followed }))
const { default: DaysWatch } = await import('./days-watch')

const before: Days = {
  today: { date: '2026-11-23', formerShifts: [], shifts: [] },
  tomorrow: { date: '2026-11-24', formerShifts: [], shifts: [] },
  lostPlaces: [],
  answers: [],
  dismissed: [],
  cancelled: [],
  openPosts: [],
}

beforeEach(() => {
  jest.useFakeTimers()
  now = before
  interviews = []
  askInterviews.mockClear()
  asked.mockClear()
  router.refresh.mockClear()
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
})
afterEach(() => {
  jest.useRealTimers()
})

test('the days are read again at once when the bell has news, and shown when they are others', async () => {
  await act(async () => {
    renderInThai(
      <SWRConfig value={{}}>
        <DaysWatch branchId={undefined} shown={digestOf(before)} interviews={null} />
      </SWRConfig>,
    )
  })
  expect(asked).not.toHaveBeenCalled()
  const ring = (newestId: string) =>
    act(async () => {
      await mutate(unreadKey, { count: 1, newestId }, { revalidate: false })
      await jest.advanceTimersByTimeAsync(0)
    })
  await ring('a')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(router.refresh).not.toHaveBeenCalled()
  now = { ...before, today: { date: '2026-11-24', formerShifts: [], shifts: [] } }
  await ring('b')
  expect(asked).toHaveBeenCalledTimes(2)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('and when a colleague did something, once for what happens at once', async () => {
  await act(async () => {
    renderInThai(
      <SWRConfig value={{}}>
        <DaysWatch branchId={undefined} shown={digestOf(before)} interviews={null} />
      </SWRConfig>,
    )
  })
  const [stream] = followed.mock.lastCall as Parameters<typeof Streams.followStream>
  expect(stream.path).toBe('/api/hiring-changes')
  now = { ...before, openPosts: [], today: { ...before.today, date: '2026-11-25' } }
  await act(async () => {
    stream.heard('changed', '{}')
    stream.missed()
    await jest.advanceTimersByTimeAsync(1_000)
  })
  expect(asked).toHaveBeenCalledTimes(1)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('and when an interview was agreed on or cancelled, of which the bell has news', async () => {
  await act(async () => {
    renderInThai(
      <SWRConfig value={{}}>
        <DaysWatch
          branchId={undefined}
          shown={digestOf(before)}
          interviews={digestOf(versionsOf([sampleInterview]))}
        />
      </SWRConfig>,
    )
  })
  const ring = (newestId: string) =>
    act(async () => {
      await mutate(unreadKey, { count: 1, newestId }, { revalidate: false })
      await jest.advanceTimersByTimeAsync(0)
    })
  interviews = [sampleInterview]
  await ring('c')
  expect(askInterviews.mock.calls).toEqual([['company']])
  expect(router.refresh).not.toHaveBeenCalled()
  interviews = [{ ...sampleInterview, version: 2, state: 'cancelled' }]
  await ring('d')
  expect(router.refresh).toHaveBeenCalledTimes(1)
})
