import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Outcome } from '@/lib/api/store-resource'
import type { JobPost } from '@/lib/job-posts/job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { JobPostDraftInput } from '@/validators/job-post'
import { withoutId } from '@/validators/shift-days'
import { samplePost } from '../form/sample-post'

const refresh = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => ({ refresh }),
  usePathname: () => '/',
}))
const storeJobPost = jest.fn<(target: JobPost, body: JobPostDraftInput) => Promise<Outcome<JobPost>>>()
jest.unstable_mockModule('../form/store-job-post', () => ({ storeJobPost }))
const { ExtendButton } = await import('./extend-button')

const today = '2026-11-21'

beforeEach(() => {
  jest.clearAllMocks()
  storeJobPost.mockResolvedValue({ kind: 'stored', resource: samplePost })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'เพิ่ม 2 กะในสัปดาห์ถัดไป' }))

test('two presses give a post its last weekdays again, and its deadline moves to before them', async () => {
  renderInThai(<ExtendButton post={samplePost} today={today} />)
  await press('เพิ่มวันสัปดาห์ถัดไป')
  expect((await dialog()).getByText('ส. 28 พ.ย. 2569')).toBeVisible()
  expect((await dialog()).getByText('อา. 29 พ.ย. 2569')).toBeVisible()
  expect(storeJobPost).not.toHaveBeenCalled()
  await press('เพิ่ม 2 กะ')
  const [target, body] = storeJobPost.mock.calls[0] ?? []
  expect(target).toMatchObject({ id: samplePost.id, version: 3 })
  const shifts = samplePost.shifts.map(({ headcount: _, ...hours }) => hours)
  const [first, second] = shifts.map(withoutId)
  expect(body?.shifts).toEqual([
    ...shifts,
    { ...first, date: '2026-11-28' },
    { ...second, date: '2026-11-29' },
  ])
  expect(body).toMatchObject({ title: samplePost.title, applyBy: { date: '2026-11-27', time: '23:59' } })
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('days the law objects to lead to the form', async () => {
  const problem = { code: 'unlawful', status: 422, title: '', requestId: '' } as never
  storeJobPost.mockResolvedValue({ kind: 'refused', problem })
  renderInThai(<ExtendButton post={samplePost} today={today} />)
  await press('เพิ่มวันสัปดาห์ถัดไป')
  await press('เพิ่ม 2 กะ')
  expect(await (await dialog()).findByRole('link', { name: 'แก้ไขประกาศ' })).toHaveAttribute(
    'href',
    `/job-posting/edit/${samplePost.id}`,
  )
  expect(refresh).not.toHaveBeenCalled()
})

test('a post somebody changed meanwhile is read again before it is extended', async () => {
  storeJobPost.mockResolvedValue({ kind: 'conflict', current: { ...samplePost, version: 4 } })
  renderInThai(<ExtendButton post={samplePost} today={today} />)
  await press('เพิ่มวันสัปดาห์ถัดไป')
  await press('เพิ่ม 2 กะ')
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(/[ก-๙]{5}/)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a post that holds no more days is not offered any', () => {
  const [shift] = samplePost.shifts
  const shifts = shift ? Array.from({ length: 59 }, () => shift) : []
  renderInThai(<ExtendButton post={{ ...samplePost, shifts }} today={today} />)
  expect(screen.queryByRole('button')).toBeNull()
})
