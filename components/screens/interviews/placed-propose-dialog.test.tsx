import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Branch } from '@/lib/branches/branch'
import type * as Branches from '@/lib/branches/requests'
import type * as Requests from '@/lib/interviews/requests'
import type { JobPost } from '@/lib/job-posts/job-post'
import type * as Posts from '@/lib/job-posts/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const askJobPost = jest.fn<typeof Posts.askJobPost>()
const askBranch = jest.fn<typeof Branches.askBranch>()
const proposeInterview = jest.fn<typeof Requests.proposeInterview>()
jest.unstable_mockModule('@/lib/job-posts/requests', () => ({ askJobPost }))
jest.unstable_mockModule('@/lib/branches/requests', () => ({ askBranch }))
jest.unstable_mockModule('@/lib/interviews/requests', () => ({ proposeInterview }))
jest.unstable_mockModule('@/lib/interviews/job-start', () => ({
  askDecided: async () => null,
  askJobStart: async () => null,
}))
const { default: PlacedProposeDialog } = await import('./placed-propose-dialog')

const texts = messages.interviewing
const branch = {
  name: 'ครัวริมคลอง',
  address: {
    line: '99/1 ถนนพระราม 1',
    subdistrict: 'ปทุมวัน',
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
    postcode: '10330',
  },
} as Branch

beforeEach(() => {
  localStorage.clear()
  askJobPost.mockReset().mockResolvedValue({ branchId: 'branch' } as JobPost)
  askBranch.mockReset().mockResolvedValue(branch)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})

const open = (postId: string | undefined) => {
  renderInThai(
    <PlacedProposeDialog
      workerId="worker"
      name="มาลี"
      postId={postId}
      onProposed={() => undefined}
      onClose={() => undefined}
    />,
  )
  return within(screen.getByRole('dialog'))
}

test('who meets at the shop begins with the address of the branch of the post that they talk about', async () => {
  const dialog = open('post')
  await userEvent.click(dialog.getByRole('radio', { name: texts.kinds.on_site }))
  await waitFor(() =>
    expect(dialog.getByLabelText(texts.form.address)).toHaveValue(
      'ครัวริมคลอง 99/1 ถนนพระราม 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330',
    ),
  )
  expect([askJobPost.mock.calls, askBranch.mock.calls]).toEqual([[['post']], [['branch']]])
})

test('without a post the address is left to be written', async () => {
  const dialog = open(undefined)
  await userEvent.click(dialog.getByRole('radio', { name: texts.kinds.on_site }))
  expect(dialog.getByLabelText(texts.form.address)).toHaveValue('')
  expect(askJobPost).not.toHaveBeenCalled()
})
