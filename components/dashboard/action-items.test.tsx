import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleInterview } from '@/lib/interviews/sample-interview'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { actionItemsOf, type Found, type Means } from './action-items'
import { ActionList } from './action-list'

const now = new Date('2026-11-22T03:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()

const post = (id: string, date: string | null = '2026-11-25') => ({
  id,
  title: `ประกาศ ${id}`,
  branchName: 'สยาม',
  nextStart: date && `${date}T02:00:00.000Z`,
})
const waiting = (id: string, hours: number | null, applicants = 1) => ({
  jobPostId: id,
  title: `ประกาศ ${id}`,
  branchName: 'สยาม',
  applicants,
  since: inHours(-5),
  nextStart: hours === null ? null : inHours(hours),
})
const lacking = (id: string, hours: number, changes: Partial<Found['understaffed'][number]> = {}) => ({
  jobPostId: id,
  title: `ประกาศ ${id}`,
  branchName: 'สยาม',
  startsAt: inHours(hours),
  missing: 2,
  candidates: 0,
  moreShifts: 0,
  ...changes,
})
const nothing: Found = {
  rejected: [],
  waitingForCredit: [],
  drafts: [],
  endingSoon: [],
  applicants: [],
  understaffed: [],
  joinRequests: 0,
  answerBy: null,
  expiringCredits: null,
  interviews: [],
}
const means: Means = { credit: 'can_be_bought', canPublish: true }
const needs = (found: Partial<Found>, changes: Partial<Means> = {}) =>
  actionItemsOf({ ...nothing, ...found }, { ...means, ...changes })
const kindsOf = (found: Partial<Found>) => needs(found).map(({ kind, id }) => `${kind} ${id}`)

describe('what needs somebody', () => {
  test('is ordered by when it is too late, and drafts come last', () => {
    expect(
      kindsOf({
        drafts: [post('d', '2026-11-22')],
        rejected: [post('r', '2026-11-26')],
        waitingForCredit: [post('w', '2026-11-24')],
        endingSoon: [{ ...post('e'), expiresAt: inHours(20) }],
        applicants: [waiting('a', 30), waiting('b', 2), waiting('c', null)],
        understaffed: [lacking('s', 2), lacking('t', 25)],
        expiringCredits: { amount: 2, at: inHours(72) },
        joinRequests: 2,
        answerBy: inHours(26),
      }),
    ).toEqual([
      'applicants b',
      'shift s',
      'ending e',
      'shift t',
      'dispute dispute',
      'applicants a',
      'waits_for_credit w',
      'credits credits',
      'rejected r',
      'applicants c',
      'join_requests join-requests',
      'draft d',
    ])
  })

  test('of posts whose days are over, or not chosen yet, is not urgent', () => {
    const [first, second, third] = needs({
      rejected: [post('over', null), post('unchosen', null), post('soon', '2026-11-23')],
    })
    expect(first).toMatchObject({ id: 'soon', due: new Date('2026-11-23T02:00:00Z') })
    expect([second?.due, third?.due]).toEqual([null, null])
  })

  test('names a post once for its applicants and its end', () => {
    const endingSoon = [{ ...post('a'), expiresAt: inHours(20) }]
    expect(kindsOf({ endingSoon, applicants: [waiting('a', 3)] })).toEqual(['applicants a'])
  })

  test('says nothing of the end of a post whose last shift has begun', () => {
    const endingSoon = [post('a', null), post('b')].map((one) => ({ ...one, expiresAt: inHours(4) }))
    expect(kindsOf({ endingSoon })).toEqual(['ending b'])
  })

  test('names a post once for a shift that lacks people and its end', () => {
    const endingSoon = [{ ...post('a'), expiresAt: inHours(20) }]
    expect(kindsOf({ endingSoon, understaffed: [lacking('a', 12)] })).toEqual(['shift a'])
  })

  test('leads to the applicants who could come to a shift, else to workers who fit, and to who came for another', () => {
    const applicants = [waiting('a', 3), waiting('b', 3)]
    const understaffed = [lacking('a', 12, { candidates: 1 }), lacking('b', 13)]
    expect(needs({ applicants, understaffed })).toMatchObject([
      { kind: 'applicants', id: 'b', href: '/job-posting/b#applications' },
      { kind: 'shift', id: 'a', step: 'open_board', href: '/job-posting/a#applications' },
      { kind: 'shift', id: 'b', step: 'find_people', href: '/job-posting/b/matches' },
    ])
  })

  test.each([
    ['is_here', 'publish', '/job-posting/edit/w'],
    ['can_be_bought', 'buy', '/credit-package?next=%2Fjob-posting%2Fw'],
    ['is_others_to_buy', 'look', '/job-posting/w'],
  ] as const)('credit that %s: %s', (credit, step, href) => {
    expect(needs({ waitingForCredit: [post('w')] }, { credit })).toMatchObject([{ step, href }])
  })

  test.each([
    [true, '/job-posting/create'],
    [false, '/job-posting/pending'],
  ])('credits that expire lead to using them, by whom may publish (%p)', (canPublish, href) => {
    expect(needs({ expiringCredits: { amount: 2, at: inHours(5) } }, { canPublish })).toMatchObject([
      { href },
    ])
  })
})

describe('the list', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  test('says of each what it is and has one link, the next step', () => {
    renderInThai(
      <ActionList
        leads
        items={needs({
          applicants: [waiting('a', 30, 3)],
          rejected: [post('r', null)],
          waitingForCredit: [post('w', null)],
          drafts: [{ ...post('d', null), title: null }],
        })}
      />,
    )
    const rows = screen.getAllByRole('listitem')
    const said = rows.map((row) => {
      const link = within(row).getByRole('link')
      return [within(row).getByRole('heading').textContent, link.textContent, link.getAttribute('href')]
    })
    expect(said).toEqual([
      ['ประกาศ a', 'ดูผู้สมัคร ประกาศ a', '/job-posting/a#applications'],
      ['ประกาศ r', 'แก้ไขประกาศ ประกาศ r', '/job-posting/edit/r'],
      ['ประกาศ w', 'ซื้อเครดิต ประกาศ w', '/credit-package?next=%2Fjob-posting%2Fw'],
      ['ยังไม่ได้ตั้งชื่อ', 'เขียนต่อ ยังไม่ได้ตั้งชื่อ', '/job-posting/edit/d'],
    ])
    expect(rows[0]).toHaveTextContent('3 คนรอให้คุณเปิดดู')
    expect(rows[0]).toHaveTextContent('สยาม')
  })

  test('says which shift lacks how many people, who could come, and that more shifts do', () => {
    jest.useFakeTimers({ now })
    const more = { candidates: 3, moreShifts: 1 }
    const understaffed = [lacking('a', 6), lacking('b', 24, more), lacking('c', 47)]
    renderInThai(<ActionList leads items={needs({ understaffed })} />)
    const [today, tomorrow, later] = screen.getAllByRole('listitem')
    expect(today).toHaveTextContent('กะวันนี้ 16:00 น. ยังขาด 2 คน')
    expect(today).toHaveTextContent('สยามหาคนเพิ่ม ประกาศ a')
    expect(tomorrow).toHaveTextContent('กะพรุ่งนี้ 10:00 น. ยังขาด 2 คน')
    expect(tomorrow).toHaveTextContent('สยาม · มีผู้สมัครให้เลือก 3 คน · อีก 1 กะก็ยังขาดคนดูผู้สมัคร ประกาศ b')
    expect(later).toHaveTextContent('กะมะรืนนี้ 09:00 น. ยังขาด 2 คน')
  })

  test('names who asked for another time of an interview, which one, and until when it can be answered', () => {
    jest.useFakeTimers({ now })
    const other = {
      ...sampleInterview,
      id: 'i',
      state: 'reschedule_requested' as const,
      asked: { at: inHours(25), reason: '' },
      expiresAt: inHours(24),
    }
    renderInThai(
      <ActionList leads items={needs({ interviews: [other], understaffed: [lacking('s', 30)] })} />,
    )
    const [first] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('ณัฐชา ขอเวลาสัมภาษณ์อื่น')
    expect(first).toHaveTextContent('ขอเป็นพรุ่งนี้ 11:00 น. · ตอบภายในพรุ่งนี้ 10:00 น.')
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/job-interview#interview-i')
  })

  test('keeps what is beyond a handful folded away', async () => {
    const drafts = Array.from({ length: 8 }, (_, number) => post(String(number)))
    renderInThai(<ActionList leads items={needs({ drafts })} />)
    const title = (number: number) => screen.getByRole('heading', { name: `ประกาศ ${number}`, hidden: true })
    expect(title(4)).toBeVisible()
    expect(title(5)).not.toBeVisible()
    expect(title(7)).not.toBeVisible()
    await userEvent.click(screen.getByText('ดูอีก 3 เรื่อง'))
    expect(title(7)).toBeVisible()
  })

  test('says so when nothing is needed', () => {
    renderInThai(<ActionList leads items={[]} />)
    expect(screen.getByText('ตอนนี้ไม่มีเรื่องที่รอคุณ')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
