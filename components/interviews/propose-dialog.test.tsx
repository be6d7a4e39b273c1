import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Interview } from '@/lib/interviews/interview'
import type * as Requests from '@/lib/interviews/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const proposeInterview = jest.fn<typeof Requests.proposeInterview>()
jest.unstable_mockModule('@/lib/interviews/requests', () => ({ proposeInterview }))
const { default: ProposeDialog } = await import('./propose-dialog')

const texts = messages.interviewing

beforeEach(() => {
  localStorage.clear()
  proposeInterview.mockReset()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const show = (workerId = 'worker-1') =>
  renderInThai(
    <ProposeDialog
      workerId={workerId}
      name="มาลี"
      postId="post-1"
      onProposed={() => undefined}
      onClose={() => undefined}
    />,
  )
const dialog = () => within(screen.getByRole('dialog'))
const note = () => dialog().getByLabelText<HTMLTextAreaElement>(new RegExp(`^${texts.form.note}`))

test('what was typed for somebody is there again when the dialog opens again, for them alone', async () => {
  const { unmount } = show()
  await userEvent.click(dialog().getByRole('radio', { name: texts.kinds.on_site }))
  await userEvent.type(dialog().getByLabelText(texts.form.address), 'ร้านริมน้ำ')
  await userEvent.click(dialog().getByRole('button', { name: texts.form.add }))
  await userEvent.type(note(), 'เจอกันหน้าร้าน')
  unmount()

  const other = show('worker-2')
  expect(note()).toHaveValue('')
  other.unmount()

  show()
  await waitFor(() => expect(note()).toHaveValue('เจอกันหน้าร้าน'))
  expect(dialog().getByLabelText(texts.form.address)).toHaveValue('ร้านริมน้ำ')
  expect(dialog().getAllByRole('button', { name: /^ลบ|^เอา/ })).toHaveLength(2)
  await userEvent.click(dialog().getByRole('button', { name: messages.forms.draft.discard }))
  expect(note()).toHaveValue('')
})

test('it is kept no longer once it is proposed', async () => {
  proposeInterview.mockResolvedValue({} as Interview)
  const { unmount } = show()
  await userEvent.type(note(), 'โทรตามเวลา')
  await userEvent.click(dialog().getByRole('button', { name: texts.form.send }))
  await waitFor(() => expect(proposeInterview).toHaveBeenCalled())
  unmount()
  expect(Object.keys(localStorage)).toEqual([])
})
