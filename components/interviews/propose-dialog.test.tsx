import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { Interview } from '@/lib/interviews/interview'
import type * as Starts from '@/lib/interviews/job-start'
import type * as Requests from '@/lib/interviews/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const proposeInterview = jest.fn<typeof Requests.proposeInterview>()
jest.unstable_mockModule('@/lib/interviews/requests', () => ({ proposeInterview }))
const askJobStart = jest.fn<typeof Starts.askJobStart>()
const askDecided = jest.fn<typeof Starts.askDecided>()
jest.unstable_mockModule('@/lib/interviews/job-start', () => ({ askDecided, askJobStart }))
const { default: ProposeDialog } = await import('./propose-dialog')

const texts = messages.interviewing

beforeEach(() => {
  localStorage.clear()
  proposeInterview.mockReset()
  askJobStart.mockReset().mockResolvedValue(null)
  askDecided.mockReset().mockResolvedValue(null)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const show = (workerId = 'worker-1', address = '') =>
  renderInThai(
    <ProposeDialog
      workerId={workerId}
      name="มาลี"
      postId="post-1"
      address={address}
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

const byMali = { state: 'hired', version: 3, memberName: 'มาลี', isOwn: false } as const
const press = () => userEvent.click(dialog().getByRole('button', { name: texts.form.send }))

test('who was hired meanwhile by a colleague is asked to an interview only by who has read that', async () => {
  proposeInterview.mockResolvedValue({} as Interview)
  show('worker-7')
  await waitFor(() => expect(askDecided).toHaveBeenCalled())
  askDecided.mockResolvedValue(byMali)
  await press()
  expect(await dialog().findByRole('alert')).toHaveTextContent('มาลี รับ มาลี แล้ว')
  expect(proposeInterview).not.toHaveBeenCalled()
  await press()
  await waitFor(() => expect(proposeInterview).toHaveBeenCalledTimes(1))
})

test('what was decided before the dialog opened stands in it, and is in nobody’s way', async () => {
  askDecided.mockResolvedValue({ ...byMali, state: 'offered' })
  proposeInterview.mockResolvedValue({} as Interview)
  show('worker-8')
  expect(await dialog().findByRole('alert')).toHaveTextContent('มาลี เสนองานให้ มาลี แล้ว')
  await press()
  await waitFor(() => expect(proposeInterview).toHaveBeenCalledTimes(1))
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

const choose = (kind: string) => userEvent.click(dialog().getByRole('radio', { name: kind }))
const time = (number: number) => dialog().getByLabelText<HTMLSelectElement>(`เวลาที่ ${number}`)
const day = (number: number) => dialog().getByLabelText<HTMLInputElement>(`วันนัดที่ ${number}`)

test('who meets at the shop begins with the address of the post’s branch, and may write another', async () => {
  show('worker-1', 'ครัวริมคลอง 99/1 ถนนพระราม 1')
  await choose(texts.kinds.on_site)
  const address = () => dialog().getByLabelText(texts.form.address)
  await waitFor(() => expect(address()).toHaveValue('ครัวริมคลอง 99/1 ถนนพระราม 1'))
  await choose(texts.kinds.video)
  expect(dialog().getByLabelText(texts.form.link)).toHaveValue('')
  await choose(texts.kinds.on_site)
  await userEvent.clear(address())
  await userEvent.type(address(), 'หน้าสถานีสยาม')
  await choose(texts.kinds.phone)
  await choose(texts.kinds.on_site)
  expect(address()).toHaveValue('หน้าสถานีสยาม')
})

test('another time begins an hour later, and on the next day after the last hour: never as one that is there', async () => {
  show()
  const add = () => userEvent.click(dialog().getByRole('button', { name: texts.form.add }))
  await userEvent.selectOptions(time(1), '21:30')
  await add()
  expect(time(2)).toHaveValue('21:30')
  expect(Date.parse(day(2).value) - Date.parse(day(1).value)).toBe(86_400_000)
  await userEvent.selectOptions(time(2), '09:15')
  await add()
  expect([day(3).value, time(3).value]).toEqual([day(2).value, '10:15'])
})

test('of several faults the one that people read first has the focus, and its sentence reads as Thai does', async () => {
  show()
  await choose(texts.kinds.on_site)
  fireEvent.change(day(1), { target: { value: '2020-01-01' } })
  await userEvent.click(dialog().getByRole('button', { name: texts.form.send }))
  await dialog().findByText(/^เวลาที่ 1 ต้องเป็นเวลาที่ยังไม่ถึง/)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(dialog().getByLabelText(texts.form.address)).toHaveFocus()
})

test('a time after the work has begun is said, and can be sent all the same', async () => {
  const start = new Date(Date.now() + 2 * 86_400_000).toISOString()
  askJobStart.mockResolvedValue({ at: start, shift: 'first' })
  proposeInterview.mockResolvedValue({} as Interview)
  renderInThai(
    <ProposeDialog
      workerId="worker-1"
      name="มาลี"
      postId="post of the day after tomorrow"
      onProposed={() => undefined}
      onClose={() => undefined}
    />,
  )
  expect(screen.queryByText(/อยู่หลังกะแรกของงานนี้/)).toBeNull()
  const later = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
  fireEvent.change(day(1), { target: { value: later } })
  expect(await screen.findByText(/อยู่หลังกะแรกของงานนี้/)).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: texts.form.send }))
  await waitFor(() => expect(proposeInterview).toHaveBeenCalled())
})

test('of somebody whose account is gone it is said that they cannot be asked', async () => {
  proposeInterview.mockRejectedValue(new ProblemError(localProblem('not_found')))
  show('worker-gone')
  await press()
  expect(await dialog().findByRole('alert')).toHaveTextContent(/^คนนี้ปิดบัญชีแล้ว หรือไม่เปิดให้ติดต่อแล้ว/)
})

test('of today only the hours are offered that are still to come', async () => {
  const now = new Date('2026-11-29T02:30:00.000Z').getTime()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
  show('worker-9')
  await userEvent.click(dialog().getByRole('radio', { name: texts.kinds.on_site }))
  const hours = () =>
    within(dialog().getByLabelText(/^เวลาที่ 1/))
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value)
  expect(hours()).toContain('06:00')
  await userEvent.clear(dialog().getByLabelText(/^วันนัดที่ 1/))
  await userEvent.type(dialog().getByLabelText(/^วันนัดที่ 1/), '2026-11-29')
  expect(hours()).not.toContain('09:30')
  expect(hours()).toEqual(expect.arrayContaining(['09:45', '14:00', '22:00']))
  await waitFor(() => expect(askDecided).toHaveBeenCalled())
  clock.mockRestore()
})
