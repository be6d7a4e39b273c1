import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { samplePost } from '@/components/job-posts/form/sample-post'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Requests from '@/lib/job-posts/requests'
import { router } from '@/lib/testing/navigation'
import { renderInThai as render } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import messages from '@/messages/th.json' with { type: 'json' }

stopCalendarAt('2026-11-23T07:30:00Z')

const requestCredit = jest.fn<typeof Requests.requestCredit>()
const askJobPost = jest.fn<typeof Requests.askJobPost>()
const askJobPosts = jest.fn<typeof Requests.askJobPosts>()
jest.unstable_mockModule('@/lib/job-posts/requests', () => ({ requestCredit, askJobPost, askJobPosts }))
const { AskForCredit } = await import('./ask-for-credit')

const asked = { at: '2026-11-23T07:02:00.000Z', names: ['มาลี ใจดี', 'สมชาย'] }
const name = messages.jobPosts.pending.ask
const button = () => screen.queryByRole('button', { name })

const waiting = {
  ...samplePost,
  id: 'p',
  state: 'draft',
  waitsForCredit: true,
  publishesItself: true,
} as const
/** Renders with nothing remembered of earlier tests. */
const renderInThai = (content: ReactNode) =>
  render(<SWRConfig value={{ provider: () => new Map() }}>{content}</SWRConfig>)

beforeEach(() => {
  requestCredit.mockReset()
  askJobPost.mockReset().mockResolvedValue(waiting)
  askJobPosts.mockReset()
  router.refresh.mockClear()
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
})

test('one press asks those who may pay, and says whom and when in the place of the button', async () => {
  requestCredit.mockResolvedValue({ asked })
  renderInThai(<AskForCredit jobPostId="p" asked={null} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(requestCredit.mock.calls).toEqual([['p']])
  expect(await screen.findByRole('status')).toHaveTextContent(/^แจ้งแล้ว 14:02\sน\.: มาลี ใจดี, สมชาย$/)
  expect(button()).toBeNull()
})

test('among several posts each button names its own', () => {
  renderInThai(
    <>
      <AskForCredit jobPostId="p" of="แคชเชียร์" asked={null} />
      <AskForCredit jobPostId="q" of="พนักงานเสิร์ฟ" asked={null} />
    </>,
  )
  expect(screen.getByRole('button', { name: `${name} แคชเชียร์` })).toBeVisible()
  expect(screen.getByRole('button', { name: `${name} พนักงานเสิร์ฟ` })).toBeVisible()
})

test('who comes when colleagues were asked already reads so, and asks nobody again', () => {
  renderInThai(<AskForCredit jobPostId="p" asked={{ ...asked, at: '2026-11-22T12:02:00.000Z' }} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^แจ้งแล้ว .*22 พ\.ย\. .*19:02\sน\.: มาลี/)
  expect(button()).toBeNull()
})

test('a refusal says why, and the button stays', async () => {
  requestCredit.mockRejectedValue(new ProblemError({ ...localProblem('nobody_to_ask'), status: 409 }))
  renderInThai(<AskForCredit jobPostId="p" asked={null} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.nobody_to_ask)
  expect(button()).toBeEnabled()
})

describe('the page of who asked', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test.each([
    ['was published', { ...waiting, state: 'published', publishesItself: false }],
    ['would not be published by credit any more', { ...waiting, publishesItself: false }],
  ] as const)('is loaded again once the post %s, and not before', async (_what, now) => {
    renderInThai(<AskForCredit jobPostId="p" asked={asked} />)
    await pass(25_000)
    expect(askJobPost.mock.lastCall).toEqual(['p'])
    expect(router.refresh).not.toHaveBeenCalled()
    askJobPost.mockResolvedValue(now)
    await pass(10_000)
    expect(router.refresh).toHaveBeenCalled()
  })

  test('asks for nothing while nobody was asked', async () => {
    renderInThai(<AskForCredit jobPostId="p" asked={null} />)
    await pass(60_000)
    expect(askJobPost).not.toHaveBeenCalled()
  })

  test('asks once for all posts of a list, and is loaded again when one of them waits no more', async () => {
    const among = { filter: { state: 'draft', waitsForCredit: true }, ids: ['p', 'q', 'r'] } as const
    const list = (...ids: string[]) => ({
      items: ids.map((id) => ({ ...waiting, id, places: null })),
      nextCursor: null,
    })
    askJobPosts.mockResolvedValue(list('r', 'q', 'p'))
    requestCredit.mockResolvedValue({ asked })
    renderInThai(
      <>
        <AskForCredit jobPostId="p" of="แคชเชียร์" among={among} asked={asked} />
        <AskForCredit jobPostId="q" of="พนักงานเสิร์ฟ" among={among} asked={asked} />
        <AskForCredit jobPostId="r" of="ผู้ช่วยครัว" among={among} asked={null} />
      </>,
    )
    await pass(6_000)
    // Another rhythm of its own would double the questions.
    fireEvent.click(screen.getByRole('button', { name: `${name} ผู้ช่วยครัว` }))
    await pass(54_000)
    expect(askJobPost).not.toHaveBeenCalled()
    expect(askJobPosts.mock.lastCall).toEqual([among.filter])
    expect(askJobPosts.mock.calls.length).toBeGreaterThan(3)
    expect(askJobPosts.mock.calls.length).toBeLessThanOrEqual(7)
    expect(router.refresh).not.toHaveBeenCalled()
    askJobPosts.mockResolvedValue(list('r', 'p'))
    await pass(10_000)
    expect(router.refresh).toHaveBeenCalledTimes(1)
  })
})
