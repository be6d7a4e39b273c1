import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Asking from '@/lib/notifications/unread-talks'
import { countUnreadAgain } from '@/lib/talk/count-unread'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { UnreadTalksPlace } from './unread-talks-place'

let pathname = '/dashboard'
const askUnreadTalks = jest.fn<typeof Asking.askUnreadTalks>()

jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => pathname }))
jest.unstable_mockModule('@/lib/notifications/unread-talks', () => ({ askUnreadTalks }))
const { UnreadTalks } = await import('./unread-talks')

const page = () => (
  <>
    <UnreadTalksPlace />
    <UnreadTalksPlace />
    <UnreadTalks source="partim" />
  </>
)
const show = () => renderInThai(page())
const badges = (count: number) => screen.queryAllByText(`ยังไม่ได้อ่าน ${count} แชต`)
const settle = () => act(() => new Promise((done) => setTimeout(done)))

beforeEach(() => {
  pathname = '/dashboard'
  askUnreadTalks.mockReset().mockResolvedValue(2)
})
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
})

test('every badge shows what one watch asks for', async () => {
  show()
  expect(badges(2)).toHaveLength(0)
  await waitFor(() => expect(badges(2)).toHaveLength(2))
  expect(askUnreadTalks.mock.calls).toEqual([['partim']])
})

test('the number follows when the tab is looked at again, and when something was read', async () => {
  show()
  await waitFor(() => expect(badges(2)).toHaveLength(2))
  askUnreadTalks.mockResolvedValue(1)
  Object.defineProperty(document, 'visibilityState', { get: () => 'visible', configurable: true })
  await act(async () => void fireEvent(document, new Event('visibilitychange')))
  await waitFor(() => expect(badges(1)).toHaveLength(2))
  askUnreadTalks.mockResolvedValue(0)
  await act(async () => countUnreadAgain())
  await waitFor(() => expect(badges(1)).toHaveLength(0))
})

test('a failure keeps the number; the end of the session ends the asking', async () => {
  show()
  await waitFor(() => expect(badges(2)).toHaveLength(2))
  askUnreadTalks.mockRejectedValue(new ProblemError({ ...localProblem('unavailable'), status: 401 }))
  await act(async () => countUnreadAgain())
  await settle()
  expect(badges(2)).toHaveLength(2)
  const { length } = askUnreadTalks.mock.calls
  await act(async () => countUnreadAgain())
  await settle()
  expect(askUnreadTalks.mock.calls).toHaveLength(length)
})

test('who signs out and in again as somebody else sees nobody’s number', async () => {
  const { unmount } = show()
  await waitFor(() => expect(badges(2)).toHaveLength(2))
  unmount()
  askUnreadTalks.mockReturnValue(new Promise(() => undefined))
  show()
  expect(badges(2)).toHaveLength(0)
})
