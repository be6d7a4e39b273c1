import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Branches from '@/lib/branches/requests'
import type { Interview } from '@/lib/interviews/interview'
import type * as Asking from '@/lib/interviews/interviewees'
import type { Interviewees } from '@/lib/interviews/interviewees'
import type * as Requests from '@/lib/interviews/requests'
import type { JobPost } from '@/lib/job-posts/job-post'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const askInterviewees = jest.fn<typeof Asking.askInterviewees>()
const proposeInterview = jest.fn<typeof Requests.proposeInterview>()
const askBranch = jest.fn<typeof Branches.askBranch>()
jest.unstable_mockModule('@/lib/job-posts/requests', () => ({
  askJobPost: async () => ({ branchId: null }) as JobPost,
}))
jest.unstable_mockModule('@/lib/interviews/interviewees', () => ({ askInterviewees }))
jest.unstable_mockModule('@/lib/branches/requests', () => ({ askBranch }))
jest.unstable_mockModule('@/lib/interviews/requests', () => ({
  proposeInterview,
  askInterviews: () => Promise.reject(new Error('nothing asks for it here')),
}))
jest.unstable_mockModule('@/lib/interviews/job-start', () => ({
  askDecided: async () => null,
  askJobStart: async () => null,
}))
jest.unstable_mockModule('@/components/ui/toast', () => ({ toast: async () => {} }))
const { NewInterview } = await import('./new-interview')

const texts = messages.interviewing

type Post = Interviewees['items'][number]
const postWith = (jobPostId: string, title: string, people: Readonly<Record<string, string>>): Post => ({
  jobPostId,
  title,
  branchName: 'อารีย์',
  firstDay: '2026-12-05',
  people: Object.entries(people).map(([workerId, displayName]) => ({ workerId, displayName })),
  hasMore: false,
})
const waiters = postWith('waiters', 'พนักงานเสิร์ฟ', { mali: 'มาลี', kong: 'ก้องภพ' })
const cashiers = postWith('cashiers', 'แคชเชียร์', { busy: 'มีนัดแล้ว', ploy: 'พลอย' })
const busyOnly = postWith('dishes', 'ล้างจาน', { busy: 'มีนัดแล้ว' })
let answer: Interviewees

const live = {
  id: 'interview',
  version: 1,
  state: 'proposed',
  with: { kind: 'worker', id: 'busy', name: 'มีนัดแล้ว' },
  post: { id: 'cashiers' },
} as Interview

beforeEach(() => {
  localStorage.clear()
  answer = { items: [waiters, cashiers, busyOnly], hasMore: false }
  askInterviewees.mockReset().mockImplementation(async () => answer)
  proposeInterview.mockReset()
  jest.mocked(router.refresh).mockClear()
})

const open = async (interviews: readonly Interview[] = [live]) => {
  renderInThai(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NewInterview interviews={interviews} now={Date.now()} label={texts.board.new} />
    </SWRConfig>,
  )
  await userEvent.click(screen.getByRole('button', { name: texts.board.new }))
  return within(await screen.findByRole('dialog', { name: texts.choose.title }))
}

test('lists the applicants of open posts who wait and have no interview, by post', async () => {
  const sheet = await open()
  const waiters = within(await sheet.findByRole('region', { name: 'พนักงานเสิร์ฟ' }))
  expect(waiters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['มาลี', 'ก้องภพ'])
  const cashiers = within(sheet.getByRole('region', { name: 'แคชเชียร์' }))
  expect(cashiers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['พลอย'])
  expect(sheet.queryByRole('region', { name: 'ล้างจาน' })).toBeNull()
})

test('is searched by name, and leads to the times of who is chosen, about their post', async () => {
  proposeInterview.mockResolvedValue({
    ...live,
    id: 'new',
    expiresAt: null,
    updatedAt: '2026-11-28T03:00:00Z',
  })
  const sheet = await open()
  await userEvent.type(await sheet.findByRole('searchbox', { name: texts.choose.search }), 'พลอ')
  expect(sheet.queryByRole('button', { name: 'มาลี' })).toBeNull()
  await userEvent.clear(sheet.getByRole('searchbox'))
  await userEvent.type(sheet.getByRole('searchbox'), 'ไม่มีใคร')
  expect(sheet.getByRole('status')).toHaveTextContent(texts.choose.notFound)
  await userEvent.clear(sheet.getByRole('searchbox'))
  await userEvent.click(sheet.getByRole('button', { name: 'พลอย' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'เสนอเวลาสัมภาษณ์ พลอย' }))
  await userEvent.click(dialog.getByRole('button', { name: texts.form.send }))
  await waitFor(() =>
    expect(proposeInterview).toHaveBeenCalledWith(
      expect.objectContaining({ workerId: 'ploy', jobPostId: 'cashiers' }),
      expect.any(String),
    ),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.refresh).not.toHaveBeenCalled()
})

test('asks once for all of them', async () => {
  const sheet = await open()
  await sheet.findByRole('region', { name: 'พนักงานเสิร์ฟ' })
  expect(askInterviewees).toHaveBeenCalledTimes(1)
})

test('says of whom there are more than it shows, and where, also to who looks for a name', async () => {
  answer = { items: [{ ...waiters, hasMore: true }, cashiers], hasMore: true }
  const sheet = await open()
  const region = within(await sheet.findByRole('region', { name: 'พนักงานเสิร์ฟ' }))
  const more = { name: texts.choose.more }
  expect(region.getByRole('link', more)).toHaveAttribute('href', '/job-posting/waiters')
  const posts = sheet.getByRole('link', { name: texts.choose.morePosts })
  expect(posts).toHaveAttribute('href', '/job-posting')
  await userEvent.type(sheet.getByRole('searchbox'), 'ไม่มีใคร')
  expect(sheet.getByRole('status')).toHaveTextContent(texts.choose.notAmongShown)
  expect(sheet.getByRole('link', more)).toBeVisible()
  expect(sheet.queryByRole('region', { name: 'แคชเชียร์' })).toBeNull()
})

test('says when nobody can be asked, and reads again what could not be read', async () => {
  askInterviewees.mockRejectedValueOnce(new ProblemError(localProblem('network')))
  answer = { items: [], hasMore: false }
  const sheet = await open([])
  await userEvent.click(await sheet.findByRole('button', { name: texts.choose.retry }))
  expect(await sheet.findByText(texts.choose.none)).toBeVisible()
  expect(sheet.getByRole('link', { name: texts.choose.toPosts })).toHaveAttribute('href', '/job-posting')
})

test('that could not be read keeps nothing else from being used: it closes, and is asked for at the next opening', async () => {
  askInterviewees.mockRejectedValueOnce(new ProblemError(localProblem('network')))
  const sheet = await open()
  await sheet.findByRole('button', { name: texts.choose.retry })
  await userEvent.click(sheet.getByRole('button', { name: texts.choose.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: texts.board.new }))
  expect(await screen.findByRole('button', { name: 'มาลี' })).toBeVisible()
})
