import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StatementLine, StatementPage } from '@/lib/credits/credit-statement'
import type * as Requests from '@/lib/credits/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'

let next: StatementPage
const askStatement = jest.fn<typeof Requests.askStatement>(async () => next)
const requests: typeof Requests = { askStatement }
jest.unstable_mockModule('@/lib/credits/requests', () => requests)
const { StatementList } = await import('./statement-list')

const line = (id: string, changes: Partial<StatementLine> = {}): StatementLine => ({
  id,
  at: '2026-11-24T17:05:00.000Z',
  kind: 'job_post',
  type: 'reserve',
  amount: -1,
  balance: 4,
  actor: { kind: 'member', name: 'บัวลอย ใจเย็น' },
  reservation: { subjectId: 'p1', state: 'captured', settledAt: '2026-11-24T17:05:00.000Z' },
  post: { title: 'พนักงานเสิร์ฟ', branchName: 'สาขาสยาม' },
  worker: null,
  grant: null,
  order: null,
  ...changes,
})
const given = { reservation: null, post: null } as const

const show = (items: readonly StatementLine[], nextCursor: string | null = null) =>
  renderInThai(<StatementList page={{ items: [...items], nextCursor }} filter={{ kind: 'job_post' }} />)
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')

beforeEach(() => {
  next = { items: [], nextCursor: null }
  askStatement.mockClear()
})

describe('the statement', () => {
  test('names whose profile was unlocked, masked, and leads there until their account is gone', () => {
    const unlock = { kind: 'profile_unlock', post: null } as const
    show([
      line('1', { ...unlock, worker: { id: 'w1', displayName: 'พิมพ์ชนก ว.' } }),
      line('2', { ...unlock, worker: { id: 'w2', displayName: null } }),
    ])
    expect(screen.getByRole('link', { name: 'พิมพ์ชนก ว.' })).toHaveAttribute('href', '/resume/w1')
    expect(rows()[1]).toContain('บัญชีถูกลบแล้ว')
  })

  test('says when, what, for which post, by whom, and what was left', () => {
    show([line('1')])
    const [row = ''] = rows()
    // Seven hours later than in UTC, which is the next day.
    for (const said of [
      'พ. 25 พ.ย. 2569',
      '00:05 น.',
      'ลงประกาศ',
      'สาขาสยาม',
      'บัวลอย ใจเย็น',
      '−1',
      'เหลือ 4',
      'ใช้แล้ว',
    ])
      expect(row).toContain(said)
    expect(screen.getByRole('link', { name: 'พนักงานเสิร์ฟ' })).toHaveAttribute('href', '/job-posting/p1')
  })

  test('names the order, the receipt and the amount of what was bought', () => {
    const order = { number: 'CR-2569-00042', invoiceNumber: 'INV-2569-00007', totalSatang: 2_664_30 }
    show([
      line('1', { ...given, type: 'grant', amount: 5, grant: { source: 'order', expiresAt: null }, order }),
    ])
    for (const said of ['คำสั่งซื้อ CR-2569-00042', 'ใบเสร็จ INV-2569-00007', 'จ่าย ฿2,664.30'])
      expect(rows()[0]).toContain(said)
  })

  test.each<[string, Partial<StatementLine>, readonly string[]]>([
    [
      'what is held',
      { reservation: { subjectId: 'p1', state: 'held', settledAt: null } },
      ['กันไว้สำหรับประกาศ', 'กันไว้ รอผลตรวจ'],
    ],
    [
      'what came back',
      {
        type: 'release',
        amount: 1,
        reservation: { subjectId: 'p1', state: 'released', settledAt: null },
        actor: { kind: 'staff', name: null },
      },
      ['คืนเครดิตของประกาศ', '+1', 'ทีมงานพาร์ทิม'],
    ],
    [
      'what expired',
      { ...given, type: 'expire', amount: -3, grant: { source: 'starting', expiresAt: null } },
      ['เครดิตหมดอายุ', '−3', 'เครดิตเริ่มต้น'],
    ],
    [
      'what was bought',
      {
        ...given,
        type: 'grant',
        amount: 5,
        grant: { source: 'order', expiresAt: '2027-02-21T16:59:00.000Z' },
        actor: { kind: 'system', name: null },
      },
      ['ซื้อเครดิต', '+5', 'ใช้ได้ถึง อา. 21 ก.พ. 2570', 'ระบบ'],
    ],
    [
      'what never expires',
      { ...given, type: 'grant', amount: 5, grant: { source: 'staff', expiresAt: null } },
      ['ได้รับเครดิตจากพาร์ทิม', 'ไม่มีวันหมดอายุ'],
    ],
    ['who has left', { actor: { kind: 'former_member', name: 'สมชาย' } }, ['สมชาย (ออกจากทีมแล้ว)']],
    ['whose account is gone', { actor: { kind: 'former_member', name: null } }, ['อดีตสมาชิก']],
    [
      'what staff changed',
      { ...given, type: 'adjust', amount: -2 },
      ['ปรับเครดิตเพราะข้อโต้แย้งของธนาคาร หรือโดยทีมงาน', '−2'],
    ],
    ['what a refund changed', { ...given, type: 'refund', amount: -2 }, ['ปรับเครดิตตามการคืนเงิน']],
    ['a post without a title', { post: { title: '', branchName: null } }, ['ประกาศที่ยังไม่มีชื่อ']],
    ['an opened profile', { kind: 'profile_unlock', post: null }, ['เปิดโปรไฟล์', 'เครดิตเปิดโปรไฟล์']],
  ])('says %s', (_what, changes, words) => {
    show([line('1', changes)])
    for (const said of words) expect(rows()[0]).toContain(said)
  })

  test('does not lead to a post that is gone', () => {
    show([line('1', { post: null })])
    expect(rows()[0]).toContain('ประกาศที่ถูกลบแล้ว')
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('shows more under the same filter, and goes on reading there', async () => {
    next = { items: [line('2', { balance: 3 })], nextCursor: null }
    show([line('1')], 'after 1')
    await userEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    expect(askStatement).toHaveBeenCalledWith({ kind: 'job_post' }, 'after 1')
    expect(screen.getAllByRole('listitem')[1]).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'ดูเพิ่ม' })).toBeNull()
  })

  test('keeps what it has when more cannot be loaded', async () => {
    askStatement.mockRejectedValueOnce(new Error('offline'))
    show([line('1')], 'after 1')
    await userEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('โหลดรายการไม่ได้ชั่วคราว')
    expect(rows()).toHaveLength(1)
  })
})
