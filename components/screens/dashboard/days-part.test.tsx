import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Days } from '@/lib/days/day'
import type { Interview } from '@/lib/interviews/interview'
import { sampleInterview } from '@/lib/interviews/sample-interview'
import { renderInThai } from '@/lib/testing/render-in-thai'

const nothing = () => null
jest.unstable_mockModule('./lazy-days-watch', () => ({ LazyDaysWatch: nothing }))
const { DaysPart } = await import('./days-part')

// 05:51 in Thailand.
const now = Date.parse('2026-11-28T22:51:00Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const days: Days = {
  today: { date: '2026-11-29', formerShifts: [], shifts: [] },
  tomorrow: { date: '2026-11-30', formerShifts: [], shifts: [] },
  lostPlaces: [],
  answers: [],
  dismissed: [],
  cancelled: [],
  openPosts: [],
}
const agreed = (id: string, name: string, minutes: number, changes: Partial<Interview> = {}): Interview => ({
  ...sampleInterview,
  id,
  state: 'accepted',
  with: { ...sampleInterview.with, name },
  startsAt: inMinutes(minutes),
  ...changes,
})
const show = (interviews: readonly Interview[], of = days) => {
  renderInThai(
    <DaysPart
      {...{ days: of, interviews, watched: interviews, now }}
      branchId={undefined}
      showsBranches={false}
      leading={null}
    />,
  )
  return within(screen.getByRole('region', { name: /^วันนี้/ }))
}

test('an agreed interview of today stands in it with its time, with whom and how, the next first', () => {
  const today = show([
    agreed('site', 'พลอย', 300, { kind: 'on_site', place: 'ครัวริมคลอง 99/1' }),
    agreed('call', 'กนกวรรณ', 24, { phone: '0812345678' }),
    agreed('video', 'ธนา', 60, { kind: 'video', place: 'https://meet.example/abc' }),
    agreed('hidden', 'มาลี', 90),
    agreed('over', 'จบแล้ว', -60),
    agreed('later', 'พรุ่งนี้', 26 * 60),
    { ...sampleInterview, id: 'asked', with: { ...sampleInterview.with, name: 'ยังไม่ตอบ' } },
  ])
  expect(today.getByRole('heading', { name: 'สัมภาษณ์ 4 นัด' })).toBeVisible()
  expect(
    today.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  ).toEqual([
    '06:15 น. กนกวรรณโทรศัพท์ คุณเป็นคนโทร · พนักงานเสิร์ฟโทรหาคนหางาน 0812345678 กนกวรรณ',
    '06:51 น. ธนาวิดีโอ · พนักงานเสิร์ฟเข้าห้องวิดีโอ ธนา',
    '07:21 น. มาลีโทรศัพท์ คุณเป็นคนโทร · พนักงานเสิร์ฟตอนนี้ไม่เห็นเบอร์ของคนหางาน ทักในแชตแทน',
    '10:51 น. พลอยครัวริมคลอง 99/1 · พนักงานเสิร์ฟ',
  ])
  expect(today.getByRole('link', { name: /^06:15/ })).toHaveAttribute('href', '/job-interview#interview-call')
  expect(today.getByRole('link', { name: /0812345678/ })).toHaveAttribute('href', 'tel:0812345678')
  expect(today.getByRole('link', { name: /^เข้าห้องวิดีโอ/ })).toHaveAttribute('href', 'https://meet.example/abc')
})

test('without interviews nothing is said of them', () => {
  const today = show([])
  expect(today.queryByText(/สัมภาษณ์/)).toBeNull()
  expect(today.getByText('วันนี้ไม่มีกะเหลือแล้ว')).toBeVisible()
})

const shift: Days['today']['shifts'][number] = {
  jobPostId: 'post',
  shiftId: 'a',
  title: 'แม่ครัวข้าวแกง',
  workType: 'cook',
  branchId: 'siam',
  branchName: 'สยาม',
  startsAt: inMinutes(60),
  endsAt: inMinutes(600),
  places: 2,
  taken: 0,
  missing: 2,
  isSought: true,
  offered: 0,
  candidates: 0,
  people: [],
}
const withShift = (day: Days['today']) => ({ ...day, shifts: [shift] })

const { today, tomorrow } = days
const call = agreed('call', 'กนกวรรณ', 24)
test.each<[string, Days['today'], Days['today'], readonly Interview[], boolean]>([
  ['nothing is on either', today, tomorrow, [], true],
  ['both have shifts', withShift(today), withShift(tomorrow), [], true],
  ['only tomorrow has', today, withShift(tomorrow), [], false],
  ['only today has', withShift(today), tomorrow, [], false],
  ['today has an interview', today, withShift(tomorrow), [call], true],
])('the days share a row where they are alike: %s', (_, ofToday, ofTomorrow, interviews, isRow) => {
  show(interviews, { ...days, today: ofToday, tomorrow: ofTomorrow })
  const both = screen.getByRole('region', { name: /^วันนี้/ }).parentElement as HTMLElement
  expect(both).toContainElement(screen.getByRole('region', { name: /^พรุ่งนี้/ }))
  expect(both.classList.contains('md:grid-cols-2')).toBe(isRow)
  // The shorter of the two is not stretched to the other's height.
  expect(both.classList.contains('items-start')).toBe(isRow)
})
