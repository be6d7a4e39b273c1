import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StaticRegisterForm } from '@/components/accounts/static-forms'
import type { JobOnCard } from '@/components/job-posts/public/job-cards'
import { renderInThai } from '@/lib/testing/render-in-thai'

const fetchWithPolicy = jest.fn<(request: Request) => Promise<Response>>()
jest.unstable_mockModule('@/lib/api/fetch-policy', () => ({ fetchWithPolicy }))
// The tests' document has no requests of its own.
Object.assign(globalThis, {
  Request: class {
    constructor(readonly url: URL) {}
  },
})
const { Hero } = await import('./hero')

const job: JobOnCard = {
  id: '01a1f8da-ca32-7057-8c94-ddf5466d6ebc',
  type: 'waiter',
  title: 'พนักงานเสิร์ฟกะเย็น',
  company: 'ครัวยายบัว',
  standing: 'registered',
  mark: 'จดทะเบียนแล้ว',
  area: 'วัฒนา กรุงเทพมหานคร',
  wanted: 'รับ 2 คน',
  pay: '฿580/วัน',
  daysLeft: 'รับสมัครอีก 3 วัน',
}
const answer = (jobs: readonly JobOnCard[]) => ({ ok: true, json: async () => jobs }) as unknown as Response

const show = () =>
  renderInThai(
    <Hero
      accountCard={
        <div id="start">
          <StaticRegisterForm />
        </div>
      }
      postLine={<p>บรรทัดประกาศ</p>}
    />,
  )
const link = (name: string) => screen.getByRole('link', { name })
const kind = (name: string) => screen.getByRole('radio', { name })

let isWide: boolean
// jsdom has no matchMedia.
window.matchMedia = (query) => ({ matches: isWide && query === '(min-width: 64rem)' }) as MediaQueryList

beforeEach(() => {
  isWide = true
  history.replaceState(null, '', '/')
  fetchWithPolicy.mockReset()
  fetchWithPolicy.mockResolvedValue(answer([job]))
})

test('who looks for work sees open jobs first, and registers as one; choosing again goes back', async () => {
  show()
  expect(screen.getByText('บรรทัดประกาศ')).toBeVisible()
  expect(link('ฉันหางาน')).toHaveAttribute('href', '/jobs')
  expect(fetchWithPolicy).not.toHaveBeenCalled()
  await userEvent.click(link('ฉันหางาน'))
  // jsdom has no display of its own for a span, which is a space in the name of what it stands in.
  expect(screen.getByRole('heading', { level: 1, name: /^งานที่เปิด ?รับอยู่ตอนนี้$/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: job.title })).toHaveAttribute('href', `/jobs/${job.id}`)
  expect(screen.getByText('บรรทัดประกาศ')).not.toBeVisible()
  expect(link('ฉันหางาน')).toHaveAttribute('aria-current', 'true')
  expect(kind('คนหางาน')).toBeChecked()
  expect(location.hash).toBe('#find-work')
  await userEvent.click(link('ฉันหาคน'))
  expect(screen.getByText('บรรทัดประกาศ')).toBeVisible()
  expect(kind('นายจ้าง')).toBeChecked()
  expect(location.hash).toBe('')
})

test('the choice in the form shows the jobs too', async () => {
  show()
  await userEvent.click(kind('คนหางาน'))
  expect(await screen.findByRole('link', { name: job.title })).toBeVisible()
})

test('on a phone the choice in the form moves nothing above it', async () => {
  isWide = false
  show()
  await userEvent.click(kind('คนหางาน'))
  expect(kind('คนหางาน')).toBeChecked()
  expect(screen.getByText('บรรทัดประกาศ')).toBeVisible()
})

test('who comes back to it finds it as it was', async () => {
  history.replaceState(null, '', '/#find-work')
  show()
  expect(await screen.findByRole('link', { name: job.title })).toBeVisible()
  expect(kind('คนหางาน')).toBeChecked()
})

test('without jobs it says so', async () => {
  fetchWithPolicy.mockResolvedValue(answer([]))
  show()
  await userEvent.click(link('ฉันหางาน'))
  expect(await screen.findByText(/ตอนนี้ยังไม่มีงานที่เปิดรับ/)).toBeVisible()
})

test('jobs that cannot be loaded are asked for again at a press', async () => {
  fetchWithPolicy.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show()
  await userEvent.click(link('ฉันหางาน'))
  await userEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(await screen.findByRole('link', { name: job.title })).toBeVisible()
  await waitFor(() => expect(fetchWithPolicy).toHaveBeenCalledTimes(2))
})
