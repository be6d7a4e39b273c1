import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastHost } from '@/components/ui/toast-host'
import type { CancelledPost, LostPlace, WorkerAnswer } from '@/lib/days/day'
import type * as Requests from '@/lib/days/requests'
import { router } from '@/lib/testing/navigation'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'

const dismissed = jest.fn<typeof Requests.dismissLostPlace>()
const restored = jest.fn<typeof Requests.restoreLostPlace>()
jest.unstable_mockModule('@/lib/days/requests', () => ({
  askDays: () => Promise.reject(new Error('nothing asks for it here')),
  dismissLostPlace: dismissed,
  restoreLostPlace: restored,
}))
const { LostPlaces } = await import('./lost-places')
const { WorkerAnswers } = await import('./worker-answers')
await import('@/components/ui/toast-list')

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T03:14:00Z'), advanceTimers: true })
  dismissed.mockReset()
  restored.mockReset()
  // For the list of toasts.
  Element.prototype.setPointerCapture = () => undefined
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
})
afterEach(() => {
  jest.useRealTimers()
})

const place = (changes: Partial<LostPlace> = {}): LostPlace => ({
  applicationId: 'a',
  workerId: 'w',
  displayName: 'ก้องภพ ศรีสุข',
  phone: null,
  jobPostId: 'post-1',
  title: 'เสิร์ฟ',
  workType: 'waiter',
  branchName: 'วงเวียนใหญ่',
  at: '2026-11-23T02:58:00.000Z',
  reason: null,
  startsAt: '2026-11-24T03:00:00.000Z',
  endsAt: '2026-11-24T13:00:00.000Z',
  shifts: 1,
  invited: null,
  ...changes,
})

const others = [
  place({ applicationId: 'b', displayName: null, jobPostId: 'post-2', startsAt: '2026-11-23T09:00:00.000Z' }),
  place({ applicationId: 'c', jobPostId: 'post-3', startsAt: '2026-11-27T03:00:00.000Z', shifts: 3 }),
]

describe('who cannot come', () => {
  const show = () =>
    renderInThai(
      <>
        <LostPlaces places={[place({ reason: 'family' }), ...others]} showsBranches />
        <ToastHost label="แจ้ง" />
      </>,
    )

  test('is named with the shift and when it was said, and one way out of the page stands out', () => {
    show()
    const [first, second, third] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('ก้องภพ ศรีสุข มาไม่ได้พรุ่งนี้')
    expect(first).toHaveTextContent('เสิร์ฟ · วงเวียนใหญ่ · 10:00–20:00 น.')
    expect(first).toHaveTextContent('10:00–20:00 น. · มีเรื่องด่วนในครอบครัว')
    expect(first).toHaveTextContent('แจ้ง 09:58 น.')
    expect(second).toHaveTextContent('ผู้สมัครที่ลบบัญชีแล้ว มาไม่ได้วันนี้')
    expect(third).toHaveTextContent(/มาไม่ได้ ศ\. 27 พ\.ย\..*และอีก 2 กะ/)
    const ways = screen.getAllByRole('link', { name: /^หาคนแทน/ })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/job-posting/post-1/matches',
      '/job-posting/post-2/matches',
      '/job-posting/post-3/matches',
    ])
    expect(ways.filter(({ className }) => className.includes('bg-mango '))).toEqual([ways[0]])
  })

  test('is called at a press, as long as the company reads the number', () => {
    renderInThai(<LostPlaces places={[place({ phone: '0898765432' }), ...others]} showsBranches />)
    const [call, ...more] = screen.getAllByRole('link', { name: /^โทร/ })
    expect(call).toHaveAccessibleName('โทร ก้องภพ ศรีสุข 0898765432')
    expect(call).toHaveAttribute('href', 'tel:0898765432')
    expect(more).toEqual([])
  })

  test('says who invited whom since, and when', () => {
    const invited = { workerId: 'n', at: '2026-11-23T03:02:00.000Z', byName: 'มาลี', others: 0 }
    const places = [
      place({ invited }),
      place({ applicationId: 'b', invited: { ...invited, workerId: 'unknown', byName: null, others: 2 } }),
      place({ applicationId: 'c' }),
    ]
    renderInThai(<LostPlaces places={places} showsBranches names={{ n: 'เบญจวรรณ ก.' }} />)
    const [first, second, third] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('มาลี เชิญ เบญจวรรณ ก. แล้ว 10:02 น.')
    expect(second).toHaveTextContent('เชิญคนแทนและอีก 2 คนแล้ว 10:02 น.')
    expect(third).not.toHaveTextContent('เชิญ')
  })

  test('goes at once where nobody is needed instead, which can be taken back for 8 s', async () => {
    dismissed.mockResolvedValue(undefined)
    restored.mockResolvedValue(undefined)
    const { rerender } = show()
    const dismissFirst = () =>
      userEvent.click(screen.getAllByRole('button', { name: 'ไม่ต้องหาคนแทน' })[0] as HTMLElement)
    await dismissFirst()
    expect(await screen.findByText('ไม่ต้องหาคนแทน ก้องภพ ศรีสุข แล้ว')).toBeVisible()
    expect(screen.getAllByRole('link', { name: /^หาคนแทน/ })).toHaveLength(2)
    expect(dismissed.mock.calls).toEqual([['a']])
    expect(router.refresh).toHaveBeenCalledTimes(1)
    await act(async () => void jest.advanceTimersByTime(7_000))
    await userEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }))
    expect(restored.mock.calls).toEqual([['a']])
    expect(router.refresh).toHaveBeenCalledTimes(2)
    expect(screen.getAllByRole('link', { name: /^หาคนแทน/ })).toHaveLength(3)

    // The page is loaded anew without them: the way back stays.
    await dismissFirst()
    rerender(
      inThai(
        <>
          <LostPlaces places={[]} showsBranches />
          <ToastHost label="แจ้ง" />
        </>,
      ),
    )
    expect(await screen.findByRole('button', { name: 'เลิกทำ' })).toBeVisible()
    await act(async () => void jest.advanceTimersByTime(8_000))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'เลิกทำ' })).toBeNull())
  })

  test('and returns with the reason if that could not be stored', async () => {
    dismissed.mockRejectedValue(new Error('down'))
    show()
    await userEvent.click(screen.getAllByRole('button', { name: 'ไม่ต้องหาคนแทน' })[0] as HTMLElement)
    await waitFor(() => expect(screen.getByText('บันทึกไม่สำเร็จ')).toBeVisible())
    expect(screen.getAllByRole('link', { name: /^หาคนแทน/ })).toHaveLength(3)
  })

  test('is nothing where everybody comes', () => {
    expect(renderInThai(<LostPlaces places={[]} showsBranches />).container).toBeEmptyDOMElement()
  })
})

test('what workers answered is told with its time, and leads to the post', () => {
  const answer = (changes: Partial<WorkerAnswer>): WorkerAnswer => ({
    applicationId: 'a',
    displayName: 'พลอย',
    jobPostId: 'post-1',
    title: 'แคชเชียร์',
    answer: 'offer_accepted',
    startsAt: '2026-11-24T03:00:00.000Z',
    at: '2026-11-23T02:02:00.000Z',
    ...changes,
  })
  const { container } = renderInThai(
    <WorkerAnswers
      cancelled={[]}
      dismissed={[
        {
          applicationId: 'b',
          displayName: 'ก้องภพ ศ.',
          jobPostId: 'post-2',
          title: 'เสิร์ฟ',
          startsAt: '2026-11-24T03:00:00.000Z',
          shifts: 1,
          at: '2026-11-23T02:30:00.000Z',
          byName: 'มาลี',
        },
      ]}
      answers={[
        answer({}),
        answer({
          answer: 'offer_declined',
          displayName: null,
          startsAt: null,
          at: '2026-11-22T06:47:00.000Z',
        }),
      ]}
    />,
  )
  const [latest, first, second] = screen.getAllByRole('link')
  expect(latest).toHaveTextContent('มาลี บอกว่าไม่ต้องหาคนแทน ก้องภพ ศ. เสิร์ฟ พรุ่งนี้09:30 น.')
  expect(latest).toHaveAttribute('href', '/job-posting/post-2')
  expect(first).toHaveTextContent('พลอย รับงาน แคชเชียร์ พรุ่งนี้09:02 น.')
  expect(first).toHaveAttribute('href', '/job-posting/post-1')
  expect(second).toHaveTextContent('ผู้สมัครที่ลบบัญชีแล้ว ไม่รับงาน แคชเชียร์เมื่อวาน 13:47 น.')
  expect(container).toHaveTextContent('เพิ่งเกิดขึ้น')
  expect(
    renderInThai(<WorkerAnswers answers={[]} cancelled={[]} dismissed={[]} />).container,
  ).toBeEmptyDOMElement()
})

test('a cancelled job says who was told, among what happened, the latest first', () => {
  const post = (changes: Partial<CancelledPost>): CancelledPost => ({
    jobPostId: 'post-2',
    title: 'เสิร์ฟ',
    at: '2026-11-23T03:01:00.000Z',
    beingTold: 0,
    told: 4,
    people: ['ก้องภพ ศรีสุข', 'มาลี แสงทอง', null],
    ...changes,
  })
  const accepted: WorkerAnswer = {
    applicationId: 'a',
    displayName: 'พลอย',
    jobPostId: 'post-1',
    title: 'แคชเชียร์',
    answer: 'offer_accepted',
    startsAt: null,
    at: '2026-11-23T02:02:00.000Z',
  }
  const nobody = post({
    jobPostId: 'post-3',
    title: 'ล้างจาน',
    at: '2026-11-23T01:00:00.000Z',
    told: 0,
    people: [],
  })
  const underWay = { ...nobody, jobPostId: 'post-4', at: '2026-11-23T00:30:00.000Z', beingTold: 2 }
  renderInThai(<WorkerAnswers answers={[accepted]} cancelled={[post({}), nobody, underWay]} dismissed={[]} />)
  const lines = screen.getAllByRole('link')
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    '/job-posting/post-2',
    '/job-posting/post-1',
    '/job-posting/post-3',
    '/job-posting/post-4',
  ])
  expect(lines[0]).toHaveTextContent(
    'ยกเลิกแล้ว เสิร์ฟ แจ้งแล้ว 4 คน: ก้องภพ ศรีสุข, มาลี แสงทอง, ผู้สมัครที่ลบบัญชีแล้ว และอีก 1 คน10:01 น.',
  )
  expect(lines[2]).toHaveTextContent('ยกเลิกแล้ว ล้างจาน08:00 น.')
  expect(lines[3]).toHaveTextContent('ยกเลิกแล้ว ล้างจาน กำลังแจ้ง 2 คน…07:30 น.')
})

test('an interview that was cancelled says who did it, with whom and when it was to be, and leads to it', () => {
  renderInThai(
    <WorkerAnswers
      answers={[]}
      cancelled={[]}
      dismissed={[]}
      interviews={[
        {
          id: 'interview-1',
          name: 'บัวผัน ทองวิไล',
          by: 'worker',
          startsAt: '2026-11-22T23:30:00.000Z',
          at: '2026-11-22T22:40:00.000Z',
        },
        {
          id: 'b',
          name: null,
          by: 'company',
          startsAt: '2026-11-25T03:00:00.000Z',
          at: '2026-11-22T22:30:00.000Z',
        },
      ]}
    />,
  )
  const [today, later] = screen.getAllByRole('link')
  expect(today).toHaveTextContent('บัวผัน ทองวิไล ยกเลิกสัมภาษณ์ วันนี้ 06:30 น.05:40 น.')
  expect(today).toHaveAttribute('href', '/job-interview#interview-interview-1')
  expect(later).toHaveTextContent('ร้านยกเลิกสัมภาษณ์ ผู้สมัครที่ลบบัญชีแล้ว พ. 25 พ.ย. 2569 10:00 น.05:30 น.')
})
