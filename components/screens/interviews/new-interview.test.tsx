import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { Application, Board } from '@/lib/applications/application'
import type * as Applications from '@/lib/applications/requests'
import type * as Branches from '@/lib/branches/requests'
import type { Interview } from '@/lib/interviews/interview'
import type * as Requests from '@/lib/interviews/requests'
import type { JobPost, JobPostPage } from '@/lib/job-posts/job-post'
import type * as Posts from '@/lib/job-posts/requests'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const askJobPosts = jest.fn<typeof Posts.askJobPosts>()
const askBoard = jest.fn<typeof Applications.askBoard>()
const proposeInterview = jest.fn<typeof Requests.proposeInterview>()
const askBranch = jest.fn<typeof Branches.askBranch>()
jest.unstable_mockModule('@/lib/job-posts/requests', () => ({
  askJobPosts,
  askJobPost: async () => ({ branchId: null }) as JobPost,
}))
jest.unstable_mockModule('@/lib/branches/requests', () => ({ askBranch }))
jest.unstable_mockModule('@/lib/applications/requests', () => ({ askBoard }))
jest.unstable_mockModule('@/lib/interviews/requests', () => ({
  proposeInterview,
  askInterviews: () => Promise.reject(new Error('nothing asks for it here')),
}))
jest.unstable_mockModule('@/lib/interviews/job-start', () => ({ askJobStart: async () => null }))
jest.unstable_mockModule('@/components/ui/toast', () => ({ toast: async () => {} }))
const { NewInterview } = await import('./new-interview')

const texts = messages.interviewing

const posts: Readonly<Record<string, readonly Partial<JobPost>[]>> = {
  published: [
    { id: 'waiters', title: 'พนักงานเสิร์ฟ', branchName: 'อารีย์', shifts: [] },
    { id: 'nobody', title: 'ล้างจาน', branchName: 'อารีย์', shifts: [] },
  ],
  filled: [{ id: 'cashiers', title: 'แคชเชียร์', branchName: 'สยาม', shifts: [] }],
}
const applicant = (workerId: string, displayName: string, changes: object = {}) =>
  ({ id: workerId, workerId, isLeaving: false, worker: { displayName }, ...changes }) as Application
const boards: Readonly<Record<string, Readonly<Record<string, readonly Application[]>>>> = {
  waiters: {
    submitted: [applicant('mali', 'มาลี'), applicant('leaving', 'ไปแล้ว', { isLeaving: true })],
    shortlisted: [applicant('kong', 'ก้องภพ')],
    hired: [applicant('hired', 'ได้งานแล้ว')],
    ended: [applicant('ended', 'ไม่รับ')],
  },
  cashiers: { viewed: [applicant('busy', 'มีนัดแล้ว'), applicant('ploy', 'พลอย')] },
}

const live = {
  id: 'interview',
  version: 1,
  state: 'proposed',
  with: { kind: 'worker', id: 'busy', name: 'มีนัดแล้ว' },
  post: { id: 'cashiers' },
} as Interview

beforeEach(() => {
  localStorage.clear()
  askJobPosts
    .mockReset()
    .mockImplementation(
      async ({ state }) => ({ items: posts[state ?? ''] ?? [], nextCursor: null }) as unknown as JobPostPage,
    )
  askBoard.mockReset().mockImplementation(
    async (id) =>
      ({
        stages: Object.entries(boards[id] ?? {}).map(([stage, items]) => ({
          stage,
          items,
          count: items.length,
          nextCursor: null,
        })),
      }) as unknown as Board,
  )
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

test('says when nobody can be asked, and reads again what could not be read', async () => {
  askJobPosts.mockRejectedValueOnce(new ProblemError(localProblem('network')))
  askBoard.mockResolvedValue({ stages: [] } as unknown as Board)
  const sheet = await open([])
  await userEvent.click(await sheet.findByRole('button', { name: texts.choose.retry }))
  expect(await sheet.findByText(texts.choose.none)).toBeVisible()
  expect(sheet.getByRole('link', { name: texts.choose.toPosts })).toHaveAttribute('href', '/job-posting')
})
