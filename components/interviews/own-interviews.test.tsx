import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import type { Interview } from '@/lib/interviews/interview'
import type * as Requests from '@/lib/interviews/requests'
import { sampleInterview, unaskedInterviews } from '@/lib/interviews/sample-interview'
import { renderInThai } from '@/lib/testing/render-in-thai'

const askInterviews = jest.fn<typeof Requests.askInterviews>()
const endInterview = jest.fn<typeof Requests.endInterview>()
jest.unstable_mockModule('@/lib/interviews/requests', () => ({
  ...unaskedInterviews,
  askInterviews,
  endInterview,
}))
jest.unstable_mockModule('@/lib/interviews/job-start', () => ({
  askJobStart: () => new Promise(() => undefined),
}))
const { CancelledInterviews, OwnInterviews } = await import('./own-interviews')

const made = Date.parse('2026-11-23T03:00:00Z')
const minutes = (count: number) => new Date(made + count * 60_000).toISOString()
const own = (changes: Partial<Interview>): Interview => ({
  ...sampleInterview,
  with: { ...sampleInterview.with, kind: 'company', name: 'ครัวยายบัว' },
  ...changes,
})
/** One that both agreed on. */
const agreed = (changes: Partial<Interview> = {}): Interview =>
  own({
    state: 'accepted',
    startsAt: '2026-11-29T04:00:00.000Z',
    expiresAt: null,
    can: ['ask_other', 'cancel'],
    ...changes,
  })
const show = (interviews: Interview[], hiredFor: readonly string[] = [], readFor: readonly string[] = []) => {
  askInterviews.mockResolvedValue(interviews)
  return renderInThai(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OwnInterviews
        interviews={interviews}
        work={[]}
        phones={{ post: '021234567' }}
        readFor={readFor}
        hiredFor={hiredFor}
        now={made}
      />
      <CancelledInterviews interviews={interviews} hiredFor={hiredFor} now={made} />
    </SWRConfig>,
  )
}

HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
beforeEach(() => void jest.useFakeTimers({ now: made }))
afterEach(() => void jest.useRealTimers())

test('an open page follows the clock: what has begun is not cancelled any more, and says what to do', () => {
  show([agreed({ startsAt: minutes(1) })])
  expect(screen.getByRole('button', { name: 'ยกเลิกนัด' })).toBeVisible()
  act(() => void jest.advanceTimersByTime(90_000))
  expect(screen.queryByRole('button', { name: 'ยกเลิกนัด' })).toBeNull()
  expect(screen.getByRole('link', { name: 'โทรหาร้าน 021234567' })).toBeVisible()
})

test.each(['phone', 'video', 'on_site'] as const)(
  'an agreed interview has the number of the workplace on its card before it begins: %s',
  (kind) => {
    show([agreed({ kind, place: kind === 'video' ? 'https://meet.example/abc' : '' })])
    const card = within(screen.getByRole('article', { name: 'ครัวยายบัว' }))
    expect(card.getByRole('link', { name: 'โทรหาร้าน 021234567' })).toHaveAttribute('href', 'tel:021234567')
  },
)

test('no number stands on the card of who may not read it, or has not agreed yet', () => {
  const ofOther = agreed({ post: { id: 'unknown', title: 'ล้างจาน', workType: null } })
  show([ofOther, own({ id: 'proposed', can: ['accept', 'decline'] })])
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /^โทรหาร้าน/ })).toBeNull()
})

test('a proposed time that has passed meanwhile is not offered', async () => {
  show([own({ times: [minutes(1), minutes(60)], expiresAt: minutes(60), can: ['accept', 'decline'] })])
  expect(screen.getAllByRole('button', { name: /^ตกลง/ })).toHaveLength(2)
  await act(() => jest.advanceTimersByTimeAsync(90_000))
  expect(screen.getAllByRole('button', { name: /^ตกลง/ })).toHaveLength(1)
})

test('one that is over stays, and is not counted among those to come', () => {
  show([agreed({ startsAt: minutes(-60), can: [] })])
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^นัดสัมภาษณ์$/)
  expect(screen.getByText(/^เลยเวลานัดแล้ว/)).toBeVisible()
})

const saidNeedless = () => screen.queryByText(/^ไม่ต้องสัมภาษณ์/)

test.each(['accepted', 'cancelled'] as const)(
  'who has the job reads that they need not come to the interview about it: %s',
  (state) => {
    show([agreed({ state })], ['post'])
    expect(saidNeedless()).toHaveTextContent(/^ไม่ต้องสัมภาษณ์ อา\. 29 พ\.ย\. 11:00 น\. แล้ว$/)
    // Somebody may have cancelled it before they had the job.
    expect(screen.getByText('คุณได้งาน “พนักงานเสิร์ฟ” แล้ว')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
  },
)

test('an interview about another job, and one that has begun, stand as they were agreed on', () => {
  const begun = agreed({ id: 'begun', startsAt: minutes(-10) })
  show([agreed({ post: { id: 'other', title: 'ล้างจาน', workType: null } }), begun], ['post'])
  expect(saidNeedless()).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('of an interview that was cancelled before its time nothing is said once that is over, or without the job', () => {
  const over = agreed({ state: 'cancelled', startsAt: minutes(-60), times: [] })
  show([over], ['post'])
  expect(saidNeedless()).toBeNull()
  show([agreed({ state: 'cancelled' })], [])
  expect(saidNeedless()).toBeNull()
})

test('one that is cancelled stands among those, below, with its time and whose it was, and leads nowhere', () => {
  const theirs = agreed({ state: 'cancelled', cancelledBy: 'company', can: [] })
  show([theirs, agreed({ id: 'other', startsAt: minutes(60) })])
  const cancelled = screen.getByRole('region', { name: 'นัดสัมภาษณ์ที่ยกเลิกแล้ว' })
  expect(cancelled).toHaveTextContent(/อา\. 29 พ\.ย\. 11:00 น\..*ร้านยกเลิก.*ครัวยายบัว/)
  expect(within(cancelled).queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('who cancels one sees it there at once', async () => {
  jest.useRealTimers()
  const before = agreed({ startsAt: '2099-11-29T04:00:00.000Z' })
  endInterview.mockResolvedValue({ ...before, version: 2, state: 'cancelled', can: [] })
  show([before])
  expect(screen.queryByRole('region', { name: 'นัดสัมภาษณ์ที่ยกเลิกแล้ว' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'ยกเลิกนัด' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'ยกเลิกนัด' }))
  expect(await screen.findByRole('region', { name: 'นัดสัมภาษณ์ที่ยกเลิกแล้ว' })).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
})

const declined = (changes: Partial<Interview> = {}) =>
  own({
    state: 'declined',
    expiresAt: null,
    reconsiderUntil: '2026-11-23T09:15:00.000Z',
    can: ['reconsider'],
    ...changes,
  })
const changeOfMind = () => screen.queryByRole('button', { name: 'เปลี่ยนใจ' })

test('one that was declined by the mail can be taken back here for as long, and no longer', () => {
  show([declined()])
  const card = screen.getByRole('article', { name: 'ครัวยายบัว' })
  expect(card).toHaveTextContent(/ปฏิเสธ.*ถ้าเปลี่ยนใจ เลือกเวลาได้ถึง จ\. 23 พ\.ย\. 16:15\sน\./)
  expect(changeOfMind()).toBeVisible()
  act(() => void jest.advanceTimersByTime(6.5 * 3_600_000))
  expect(changeOfMind()).toBeNull()
})

test('nothing is to be taken back while another interview with the company is to come', () => {
  show([declined(), agreed({ id: 'other' })])
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(changeOfMind()).toBeNull()
})

test('of a number that the company reads already is not said that agreeing shows it', () => {
  const call = own({ kind: 'phone', place: '', can: ['accept', 'decline'] })
  const { unmount } = show([call])
  expect(screen.getByText(/ร้านเห็นเบอร์ของคุณเพื่อโทรหา$/)).toBeVisible()
  unmount()
  show([call], [], ['post'])
  expect(screen.getByText('ร้านจะโทรหาคุณตามเวลานัด')).toBeVisible()
})
