import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { Match } from '@/lib/matches/match'
import type * as Requests from '@/lib/matches/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'

/** The service as the browser sees it. */
let invited: string[]
let answer: Promise<void>

const requests: Partial<typeof Requests> = {
  inviteWorker: async (_jobPostId, workerId) => {
    await answer
    invited.push(workerId)
    const at = '2026-11-22T03:00:00.000Z'
    return { workerId, at, state: 'sent', seenAt: null, declinedAt: null, appliedAt: null }
  },
}
jest.unstable_mockModule('@/lib/matches/requests', () => requests)
const { MatchList } = await import('./match-list')

type Changes = { worker?: Partial<Match['worker']>; fit?: Partial<Match['fit']> }

const made = (number: number, { worker, fit }: Changes = {}): Match => ({
  worker: {
    id: `0190a5c2-0000-7000-8000-${String(number).padStart(12, '0')}`,
    displayName: `สมชาย ${number}.`,
    age: 24,
    workTypes: ['waiter', 'barista'],
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
    distanceKm: 2.4,
    isFromDistrict: false,
    minDailyPay: 50_000,
    experienceYears: 2,
    languages: [{ code: 'th', level: 'fluent' }],
    headline: 'เสิร์ฟคล่อง ยิ้มง่าย',
    photoUrl: null,
    ...worker,
  },
  fit: {
    score: 90,
    shiftsFree: 2,
    shifts: 2,
    isPayEnough: true,
    monthsInWorkType: 18,
    languages: [],
    ...fit,
  },
})

function show(items: Match[], invites: { workerId: string }[] = [], applied: string[] = []) {
  renderInThai(
    <MatchList matches={{ items, compared: 214 }} invites={invites} applied={applied} jobPostId="post" />,
  )
}

beforeEach(() => {
  invited = []
  answer = Promise.resolve()
})

describe('why somebody fits', () => {
  test.each<[string, Changes, string[], string[]]>([
    [
      'in everything',
      { fit: { languages: ['en', 'zh'] } },
      [
        'ห่าง 2.4 กม.',
        'อยากทำงาน: พนักงานเสิร์ฟ, บาริสต้า',
        'ว่างครบทั้ง 2 กะ',
        'ขอวันละ ฿500 ประกาศนี้ให้ถึง',
        'เคยทำงานประเภทนี้ 1 ปี 6 เดือน',
        'พูดภาษาอังกฤษ, จีนได้',
      ],
      [],
    ],
    ['from a district alone', { worker: { isFromDistrict: true } }, ['ห่างราว 2.4 กม. จากกลางเขต'], []],
    ['of a post with one shift', { fit: { shifts: 1, shiftsFree: 1 } }, ['ว่างตรงเวลางาน'], []],
    ['in part of the shifts', { fit: { shifts: 3, shiftsFree: 1 } }, ['ว่าง 1 จาก 3 กะ'], []],
    ['whatever is paid', { worker: { minDailyPay: null } }, ['ไม่กำหนดค่าจ้างขั้นต่ำ'], []],
    ['after years to the month', { fit: { monthsInWorkType: 24 } }, ['เคยทำงานประเภทนี้ 2 ปี'], []],
    ['after some months', { fit: { monthsInWorkType: 5 } }, ['เคยทำงานประเภทนี้ 5 เดือน'], []],
    [
      'but not for the days and the pay',
      { fit: { shiftsFree: 0, isPayEnough: false, monthsInWorkType: 0 } },
      ['ห่าง 2.4 กม.'],
      ['ยังไม่ว่างตามวันเวลานี้', 'ขอวันละ ฿500 สูงกว่าที่ประกาศ'],
    ],
    ['who has not said when', { fit: { shiftsFree: null } }, [], ['ยังไม่ได้บอกวันที่ว่าง']],
  ])('%s', (_what, changes, reasons, doubts) => {
    show([made(1, changes)])
    const lines = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim())
      .slice(1)
    for (const line of [...reasons, ...doubts]) expect(lines).toContain(line)
    // Arguments against a worker come last.
    expect(lines.slice(lines.length - doubts.length)).toEqual(doubts)
    if (doubts.length === 0) expect(lines.join()).not.toMatch(/ยังไม่|สูงกว่า/)
  })
})

describe('inviting', () => {
  const buttonOf = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

  test('is done by one tap, said, and done once', async () => {
    show([made(1), made(2)])
    const button = buttonOf('เชิญสมัคร สมชาย 2')
    await userEvent.click(button)
    expect(button).toHaveAccessibleName('เชิญแล้ว สมชาย 2.')
    expect(button).toHaveFocus()
    expect(within(button.parentElement as HTMLElement).getByRole('status')).toHaveTextContent(
      'เชิญ สมชาย 2. แล้ว',
    )
    await userEvent.click(button)
    expect(invited).toEqual([made(2).worker.id])
  })

  test('shows at once what then has to be taken back, with the reason', async () => {
    let refuse: (error: unknown) => void = () => {}
    answer = new Promise((_resolve, reject) => {
      refuse = reject
    })
    show([made(1)])
    const button = buttonOf('เชิญสมัคร')
    await userEvent.click(button)
    expect(button).toHaveTextContent('เชิญแล้ว')
    refuse(new ProblemError(localProblem('invite_limit')))
    expect(await screen.findByRole('alert')).toHaveTextContent('เชิญครบจำนวนที่เชิญได้แล้ว')
    expect(button).toHaveTextContent('เชิญสมัคร')
    answer = Promise.resolve()
    await userEvent.click(button)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(invited).toHaveLength(1)
  })

  test('in the place of somebody who cannot come says so', () => {
    renderInThai(
      <MatchList matches={{ items: [made(1)], compared: 1 }} invites={[]} jobPostId="post" isInstead />,
    )
    expect(screen.getByRole('button', { name: /^เชิญมาแทน สมชาย 1/ })).toBeVisible()
  })

  test('is not offered of who has applied: their application is', () => {
    show([made(1), made(2)], [{ workerId: made(1).worker.id }], [made(1).worker.id])
    expect(screen.getByText('สมัครแล้ว')).toBeVisible()
    const link = screen.getByRole('link', { name: 'ดูใบสมัคร สมชาย 1.' })
    expect(link).toHaveAttribute('href', '#applications')
    expect(screen.queryByRole('button', { name: /สมชาย 1/ })).toBeNull()
    expect(buttonOf('เชิญสมัคร สมชาย 2')).toBeVisible()
  })

  test('of somebody who was invited before is done', async () => {
    show([made(1), made(2)], [{ workerId: made(1).worker.id }])
    await userEvent.click(buttonOf('เชิญแล้ว สมชาย 1'))
    expect(invited).toEqual([])
    expect(buttonOf('เชิญสมัคร สมชาย 2')).toBeVisible()
  })
})

const nameOf = (name: string) => screen.getByText(name, { selector: 'h3 span' })

test('the best are shown, the others a tap away, and how many they were chosen from', async () => {
  show(Array.from({ length: 8 }, (_, index) => made(index)))
  expect(screen.getByText('8 คนที่เหมาะที่สุด จาก 214 คนในระยะ 25 กม. ที่อยากทำงานนี้')).toBeVisible()
  expect(nameOf('สมชาย 5.')).toBeVisible()
  expect(nameOf('สมชาย 6.')).not.toBeVisible()
  await userEvent.click(screen.getByText('ดูอีก 2 คน'))
  expect(nameOf('สมชาย 6.')).toBeVisible()
})

test('where nobody fits it says what to do', () => {
  renderInThai(<MatchList matches={{ items: [], compared: 0 }} invites={[]} jobPostId="post" />)
  expect(screen.getByRole('heading', { name: 'ยังไม่พบคนที่เหมาะกับงานนี้' })).toBeVisible()
})
