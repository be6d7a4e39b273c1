import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render } from '@testing-library/react'
import { mutate, SWRConfig } from 'swr'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { OwnApplication } from '@/lib/applications/own-application'
import type * as Requests from '@/lib/applications/own-requests'
import { type UnreadCount, unreadKey } from '@/lib/notifications/notification'
import { router } from '@/lib/testing/navigation'

const askLiveApplications = jest.fn<typeof Requests.askLiveApplications>()
jest.unstable_mockModule('@/lib/applications/own-requests', () => ({ askLiveApplications }))
const askUnread = jest.fn<() => Promise<UnreadCount>>()
jest.unstable_mockModule('@/lib/notifications/requests', () => ({ requestsOf: () => ({ askUnread }) }))
const { default: OwnJobsWatch } = await import('./own-jobs-watch')

const sent = { id: '1', state: 'submitted', version: 1 } as OwnApplication
const offered: OwnApplication = { ...sent, state: 'offered', version: 2 }

beforeEach(() => {
  jest.useFakeTimers()
  onOthers.mockReset()
  askLiveApplications.mockReset()
  askUnread.mockReset()
  askUnread.mockResolvedValue({ count: 1, newestId: '1' })
  jest.mocked(router.refresh).mockClear()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const onOthers = jest.fn<(applications: readonly OwnApplication[]) => void>()
const watch = (live: OwnApplication[]) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OwnJobsWatch live={live} onOthers={onOthers} />
    </SWRConfig>,
  )

test('an offer is seen within 30 s, and loads the page again; what is as shown loads nothing', async () => {
  askLiveApplications.mockResolvedValue([{ ...sent }])
  watch([sent])
  await pass(30_000)
  expect(askLiveApplications).toHaveBeenCalledTimes(2)
  expect(router.refresh).not.toHaveBeenCalled()
  expect(onOthers).not.toHaveBeenCalled()
  askLiveApplications.mockResolvedValue([offered])
  await pass(30_000)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  expect(onOthers).toHaveBeenCalledWith([offered])
})

test('the page is not loaded again while the service that it needs does not answer', async () => {
  askLiveApplications.mockResolvedValue([offered])
  askUnread.mockRejectedValue(new ProblemError(localProblem('upstream_timeout')))
  watch([sent])
  await pass(30_000)
  expect(onOthers).toHaveBeenCalledWith([offered])
  expect(router.refresh).not.toHaveBeenCalled()
  askUnread.mockResolvedValue({ count: 1, newestId: '1' })
  await pass(30_000)
  expect(router.refresh).toHaveBeenCalled()
})

test('what happened while the page came is seen as soon as the watch begins', async () => {
  askLiveApplications.mockResolvedValue([offered])
  // The notification was there before the watch was: it is no news to it.
  askUnread.mockResolvedValue({ count: 2, newestId: '2' })
  watch([sent])
  await pass(1)
  expect(onOthers).toHaveBeenCalledWith([offered])
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('it is seen at once when the bell has heard of it', async () => {
  askLiveApplications.mockResolvedValue([sent])
  render(<OwnJobsWatch live={[sent]} onOthers={onOthers} />)
  await pass(1)
  askLiveApplications.mockResolvedValue([offered])
  await act(async () => {
    await mutate(unreadKey, { count: 1, newestId: 'of the bell' }, { revalidate: false })
    await jest.advanceTimersByTimeAsync(1)
  })
  expect(onOthers).toHaveBeenCalledWith([offered])
})

test('what the worker is told loads the page again within 6 s, once', async () => {
  askLiveApplications.mockResolvedValue([sent])
  watch([sent])
  await pass(6_000)
  expect(router.refresh).not.toHaveBeenCalled()
  askUnread.mockResolvedValue({ count: 2, newestId: '2' })
  await pass(12_000)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('it is seen at once when the tab is looked at again', async () => {
  askLiveApplications.mockResolvedValue([sent])
  watch([sent])
  await pass(1)
  askLiveApplications.mockResolvedValue([offered])
  fireEvent(document, new Event('visibilitychange'))
  await pass(1)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('a session that is over is not asked about any more', async () => {
  askLiveApplications.mockRejectedValue(new ProblemError({ ...localProblem('session_revoked'), status: 401 }))
  watch([sent])
  await pass(1)
  for (const _ of [1, 2, 3]) await pass(30_000)
  expect(askLiveApplications).toHaveBeenCalledTimes(1)
})
