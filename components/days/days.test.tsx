import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Day, Days, NextPost, ShiftOfDay } from '@/lib/days/day'
import { firstToChoose, isAmongShort } from '@/lib/days/shortage'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { DaysTitle } from './dashboard-head'
import { DayCard } from './day-card'
import { OpenPosts } from './open-posts'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T03:14:00Z'), advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

let number = 0
function shift(changes: Partial<ShiftOfDay> = {}): ShiftOfDay {
  number += 1
  const [places, taken] = [changes.places ?? 2, changes.taken ?? 0]
  return {
    jobPostId: `post-${number}`,
    shiftId: 'a',
    title: `งาน ${number}`,
    workType: 'waiter',
    branchId: 'siam',
    branchName: 'สยาม',
    startsAt: '2026-11-24T02:00:00.000Z',
    endsAt: '2026-11-24T11:00:00.000Z',
    places,
    taken,
    missing: Math.max(0, places - taken),
    isSought: true,
    offered: 0,
    candidates: 0,
    people: [],
    ...changes,
  }
}

const day = (...shifts: ShiftOfDay[]): Day => ({ date: '2026-11-24', formerShifts: [], shifts })
const days = (today: Day, tomorrow: Day): Days => ({
  today,
  tomorrow,
  lostPlaces: [],
  answers: [],
  dismissed: [],
  cancelled: [],
  openPosts: [],
})
const full = { places: 1, taken: 1 }
const person = (last: string, displayName: string | null) => ({
  workerId: `0190a5c2-1111-7000-8000-00000000000${last}`,
  displayName,
})

describe('the title is the answer', () => {
  test.each([
    [days(day(shift({ places: 1 })), day(shift({ places: 3 }))), 'วันนี้ขาด 1 คน พรุ่งนี้ขาด 3 คน'],
    [days(day(shift(full)), day(shift({ places: 3 }), shift())), 'วันนี้ครบ พรุ่งนี้ขาด 5 คน'],
    [days(day(), day(shift())), 'วันนี้ไม่มีกะ พรุ่งนี้ขาด 2 คน'],
    [days(day(shift(full)), day()), 'วันนี้ครบ พรุ่งนี้ไม่มีกะ'],
    [days(day(shift(full)), day(shift(full))), 'วันนี้และพรุ่งนี้ครบ'],
    [days(day(), day()), 'วันนี้และพรุ่งนี้ไม่มีกะ'],
  ])('%#', (shown, words) => {
    const { container } = renderInThai(<DaysTitle days={shown} />)
    expect(container).toHaveTextContent(words)
  })
})

describe('a day', () => {
  const show = (shown: Day, leading: ShiftOfDay | null = null) =>
    renderInThai(<DayCard name="tomorrow" day={shown} showsBranches leading={leading} />)

  test('has the shifts that lack people by branch, the biggest gap first, each with one step', () => {
    const ari = { branchId: 'ari', branchName: 'อารีย์' }
    const one = shift({ title: 'ล้างจาน', places: 1 })
    const two = shift({ title: 'แคชเชียร์', places: 4, taken: 1, candidates: 2, offered: 1, ...ari })
    const three = shift({ title: 'เสิร์ฟ', places: 2, candidates: 4 })
    show(day(one, two, three), two)
    expect(screen.getByText('ขาด 6 จาก 7')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'แคชเชียร์',
      'เสิร์ฟ',
      'ล้างจาน',
    ])
    const steps = [
      ['เลือก 2 คน แคชเชียร์', `/job-posting/${two.jobPostId}#applications`],
      ['เลือก 2 คน เสิร์ฟ', `/job-posting/${three.jobPostId}#applications`],
      ['เชิญคน ล้างจาน', `/job-posting/${one.jobPostId}/matches`],
    ] as const
    for (const [name, href] of steps) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    expect(screen.getAllByRole('link').filter(({ className }) => className.includes('bg-mango '))).toEqual([
      screen.getByRole('link', { name: 'เลือก 2 คน แคชเชียร์' }),
    ])
    expect(screen.getByText('มีผู้สมัครให้เลือก 4 คน')).toBeVisible()
    expect(screen.getByText('รอตอบรับ 1 คน')).toBeVisible()
    expect(screen.getAllByText('09:00–18:00 น.')).toHaveLength(3)
  })

  test('offers nobody to invite to a shift that has begun, but whoever applied before', () => {
    const begun = { startsAt: '2026-11-23T02:00:00.000Z' }
    const { unmount } = show(day(shift(begun)))
    expect(screen.queryByRole('link', { name: /เชิญคน/ })).toBeNull()
    expect(screen.getByText('กะเริ่มแล้ว เชิญคนเพิ่มไม่ได้')).toBeVisible()
    unmount()
    show(day(shift({ ...begun, candidates: 1 })))
    expect(screen.getByRole('link', { name: /เลือก\s1\sคน/ })).toBeVisible()
  })

  test('names who comes, and those whose account is gone', () => {
    const people = [person('1', 'ปัทมา จ.'), person('2', null)]
    show(day(shift({ places: 9, taken: 8, people })))
    expect(screen.getByText('ปัทมา จ.')).toBeVisible()
    expect(screen.getByText('ผู้สมัครที่ลบบัญชีแล้ว')).toBeVisible()
    expect(screen.getByText(/และอีก 6 คน/)).toBeVisible()
  })

  test('folds the shifts nobody is looked for into one line', async () => {
    show(day(shift({ ...full, title: 'บาริสต้า' }), shift({ ...full, branchName: 'อารีย์' })))
    const line = screen.getByText('ครบแล้ว 2 กะ')
    expect(line.parentElement).toHaveTextContent('สยาม อารีย์')
    expect(screen.getByText('บาริสต้า')).not.toBeVisible()
    await userEvent.click(line)
    expect(screen.getByText('บาริสต้า')).toBeVisible()
    expect(screen.getAllByText('ครบ 1')[0]).toBeVisible()
  })

  test('counts those that are full apart from those nobody is looked for, and ticks only the former', () => {
    const { container } = show(
      day(shift({ ...full, title: 'บาริสต้า' }), shift({ places: 1, taken: 0, missing: 0 })),
    )
    expect(screen.getByText(/^ครบแล้ว\s1\sกะ · ไม่ได้หาคนเพิ่ม\s1\sกะ$/)).toBeVisible()
    expect(container.querySelector('summary .text-leaf')).toBeNull()
  })

  test('says of a paused post who comes, and not that it is full', async () => {
    show(day(shift({ places: 3, taken: 2, missing: 0, isSought: false })))
    await userEvent.click(screen.getByText('ไม่ได้หาคนเพิ่ม 1 กะ'))
    expect(screen.getByText('มี 2 จาก 3 คน หยุดรับคนแล้ว')).toBeVisible()
  })

  test('says of places that were given back and need nobody that they are not looked for', async () => {
    show(day(shift({ places: 2, taken: 1, missing: 0 })))
    await userEvent.click(screen.getByText('ไม่ได้หาคนเพิ่ม 1 กะ'))
    expect(screen.getByText('มี 1 จาก 2 คน ไม่ต้องหาเพิ่ม')).toBeVisible()
  })

  test('says who comes at former hours, although no shift of the day has them', () => {
    const former = {
      applicationId: '0190a5c2-2222-7000-8000-000000000001',
      workerId: person('1', null).workerId,
      jobPostId: '0190a5c2-3333-7000-8000-000000000001',
      shiftId: 'former',
      title: 'บาริสต้า',
      displayName: 'มาลี ใจดี',
      startTime: '09:00',
      endTime: '18:00',
      pay: { unit: 'day', amount: 60_000 } as const,
    }
    const same = { date: '2026-11-24', startTime: '09:00', endTime: '18:00' }
    const later = { date: '2026-11-24', startTime: '12:00', endTime: '21:00' }
    const formerShifts = [
      {
        ...former,
        isSettled: false,
        becomes: { shift: later, pay: { unit: 'day', amount: 55_000 } as const },
      },
      {
        ...former,
        applicationId: '2',
        displayName: null,
        isSettled: true,
        becomes: { shift: null, pay: former.pay },
      },
      {
        ...former,
        applicationId: '3',
        isSettled: true,
        becomes: { shift: same, pay: { unit: 'day', amount: 55_000 } as const },
      },
    ]
    renderInThai(
      <DayCard name="tomorrow" day={{ ...day(), formerShifts }} showsBranches={false} leading={null} />,
    )
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links).toEqual([
      'รอ มาลี ใจดี ตอบมา 09:00–18:00 น. ฿600/วัน(ประกาศใหม่ 12:00–21:00 น. ฿550/วัน)บาริสต้า',
      'ผู้สมัครที่ลบบัญชีแล้ว ใช้เงื่อนไขเดิมมา 09:00–18:00 น.(ประกาศใหม่ ไม่มีกะนี้แล้ว)บาริสต้า',
      'มาลี ใจดี ใช้เงื่อนไขเดิมมา 09:00–18:00 น. ฿600/วัน(ประกาศใหม่ ฿550/วัน)บาริสต้า',
    ])
    // What she agreed to stands out, and not what the post has by now.
    const strong = screen.getAllByRole('strong').map(({ textContent }) => textContent)
    expect(strong).toEqual(['09:00–18:00 น. ฿600/วัน', '09:00–18:00 น.', '09:00–18:00 น. ฿600/วัน'])
    expect(screen.queryByText('พรุ่งนี้ยังไม่มีกะ')).toBeNull()
  })

  test('says at which hours somebody comes to a shift that has others by now', () => {
    const posted = shift({ places: 2, taken: 2, people: [person('1', 'พลอย จันทร์ดี'), person('2', 'ธนา')] })
    const { jobPostId, shiftId } = posted
    const former = {
      applicationId: '1',
      workerId: person('1', null).workerId,
      jobPostId,
      shiftId,
      title: 'บาริสต้า',
      displayName: 'พลอย จันทร์ดี',
      startTime: '07:00',
      endTime: '08:00',
      pay: null,
      isSettled: true,
      becomes: { shift: { date: '2026-11-24', startTime: '11:00', endTime: '20:00' }, pay: null },
    }
    renderInThai(
      <DayCard
        name="tomorrow"
        day={{ ...day(posted), formerShifts: [former] }}
        showsBranches={false}
        leading={null}
      />,
    )
    expect(screen.getByRole('group')).toHaveTextContent('พลอย จันทร์ดี มา 07:00–08:00 น. · ธนา')
  })

  test('without shifts says so', () => {
    show(day())
    expect(screen.getByText('พรุ่งนี้ยังไม่มีกะ')).toBeVisible()
    expect(screen.queryByRole('group')).toBeNull()
  })
})

test('the step of the page is the soonest gap that has applicants', () => {
  const chosen = shift({ candidates: 1 })
  const later = shift({ candidates: 9, places: 5 })
  expect(firstToChoose(days(day(shift(), shift(full)), day(chosen, later)))).toBe(chosen)
  expect(firstToChoose(days(day(shift()), day(shift({ ...full, candidates: 3 }))))).toBeUndefined()
})

test('a shift is among the short ones by its post and its start', () => {
  const short = shift()
  const shown = days(day(), day(short, shift(full)))
  expect(isAmongShort(shown, short.jobPostId, new Date(short.startsAt))).toBe(true)
  expect(isAmongShort(shown, short.jobPostId, new Date('2026-11-25T02:00:00Z'))).toBe(false)
  expect(isAmongShort(shown, 'another', new Date(short.startsAt))).toBe(false)
})

describe('open posts', () => {
  const post = (changes: Partial<NextPost>): NextPost => ({
    id: 'a',
    title: 'ผู้ช่วยครัว',
    workType: 'kitchen_helper',
    branchName: 'สยาม',
    nextStart: '2026-11-24T02:00:00.000Z',
    places: 3,
    taken: 1,
    unopened: 0,
    ...changes,
  })

  test('say how full they are, who is new, and when the next shift begins', () => {
    const posts = [post({ unopened: 4 }), post({ id: 'b', nextStart: '2026-11-29T02:00:00.000Z' })]
    renderInThai(<OpenPosts posts={posts} count={6} />)
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('1/3 คน · ใหม่ 4สยาม · กะพรุ่งนี้ 09:00 น.')
    expect(second).toHaveTextContent('1/3 คนสยาม · กะถัดไป อา. 29 พ.ย. 2569 09:00 น.')
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/job-posting/a')
    expect(screen.getByRole('link', { name: 'ทั้งหมด 6' })).toHaveAttribute(
      'href',
      '/job-posting?state=published',
    )
  })

  test('are not there when none is open', () => {
    expect(renderInThai(<OpenPosts posts={[]} count={0} />).container).toBeEmptyDOMElement()
  })
})
