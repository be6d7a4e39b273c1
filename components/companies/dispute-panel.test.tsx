import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Problem } from '@/lib/api/problem'
import type { Dispute, Disputes } from '@/lib/companies/dispute'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'

const day = 86_400_000
const now = '2026-11-23T03:00:00.000Z'
stopCalendarAt(now)
const inDays = (days: number) => new Date(Date.parse(now) + days * day).toISOString()

let calls: string[]
let refusal: Pick<Problem, 'code'> | null
const creation = (call: string) => {
  calls.push(call)
  return refusal ? { problem: { status: 409, ...refusal } } : { created: {} }
}
jest.unstable_mockModule('@/lib/companies/disputes', () => ({
  beginDispute: async ({ statement }: { statement: string }) => creation(`begin ${statement}`),
  answerDispute: async (id: string, { statement }: { statement: string }) => {
    calls.push(`answer ${id} ${statement}`)
    return refusal && { status: 409, ...refusal }
  },
  giveUpCompany: async () => calls.push('give up'),
}))
const { DisputePanel } = await import('./dispute-panel')
const { GiveUp } = await import('./give-up')

beforeEach(() => {
  calls = []
  refusal = null
  router.refresh.mockClear()
  localStorage.clear()
})

const dispute = (side: Dispute['side'], state: Dispute['state'], more: Partial<Dispute> = {}): Dispute => ({
  id: 'd1',
  side,
  state,
  words: null,
  reason: null,
  mayAnswer: side === 'holder' && state === 'open',
  createdAt: inDays(-2),
  openedAt: inDays(-1),
  answerBy: inDays(6.5),
  answeredAt: null,
  endedAt: ['won', 'lost', 'withdrawn', 'ended'].includes(state) ? inDays(-1) : null,
  ...more,
})

const show = (items: readonly Dispute[], more: Partial<Disputes> = {}) =>
  renderInThai(
    <DisputePanel
      uid="u1"
      companyId="c1"
      disputes={{ items: [...items], isNumberTaken: false, mayGiveUp: false, ...more }}
    />,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a company without a dispute reads nothing of any', () => {
  const { container } = show([])
  expect(container).toBeEmptyDOMElement()
})

test('a holder reads how long it has, answers once, and reads no word of the other side', async () => {
  show([dispute('holder', 'open')])
  expect(screen.getByText('มีผู้แจ้งว่าเลขทะเบียนนี้เป็นของเขา')).toBeVisible()
  expect(screen.getByText(/เหลือเวลาชี้แจง 6 วัน/)).toBeVisible()
  await userEvent.type(await screen.findByLabelText('คำชี้แจงถึงทีมงาน'), 'เป็นผู้จัดการ')
  await press('ส่งคำชี้แจง')
  expect(calls).toEqual(['answer d1 เป็นผู้จัดการ'])
  expect(router.refresh).toHaveBeenCalled()
})

test('an answer that comes too late says so, and the page shows how it stands', async () => {
  refusal = { code: 'wrong_state' }
  show([dispute('holder', 'open')])
  await userEvent.type(await screen.findByLabelText('คำชี้แจงถึงทีมงาน'), 'เป็นผู้จัดการ')
  await press('ส่งคำชี้แจง')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(router.refresh).toHaveBeenCalled()
})

test.each([
  ['preparing', 'แจ้งแล้ว เหลือส่งเอกสาร'],
  ['open', 'ส่งเอกสารแล้ว รออีกฝ่ายชี้แจง'],
  ['answered', 'อีกฝ่ายชี้แจงแล้ว ทีมงานกำลังตรวจ'],
] as const)('who says that the number is theirs reads what comes next: %s', (state, title) => {
  show([dispute('claimant', state, { words: 'ผมเป็นกรรมการ' })], { isNumberTaken: true })
  expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByText('ผมเป็นกรรมการ')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  ['claimant', 'won', 'เลขทะเบียนเป็นของบริษัทคุณแล้ว'],
  ['claimant', 'lost', 'ทีมงานตัดสินว่าเลขยังเป็นของบริษัทเดิม'],
  ['holder', 'won', 'ทีมงานตัดสินว่าเลขทะเบียนเป็นของบริษัทอื่น'],
  ['holder', 'lost', 'เลขทะเบียนยังเป็นของบริษัทคุณ'],
] as const)('the %s reads a verdict (%s) with its reason', (side, state, title) => {
  show([dispute(side, state, { reason: 'ตามหนังสือรับรอง' })])
  expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByText('ตามหนังสือรับรอง')).toBeVisible()
})

test('a verdict is shown for a month', () => {
  const { container } = show([dispute('holder', 'lost', { endedAt: inDays(-40) })])
  expect(container).toBeEmptyDOMElement()
})

test('a company whose number turned out to be another one’s can say whose it is', async () => {
  show([], { isNumberTaken: true })
  expect(screen.getByText('เลขทะเบียนนี้มีบริษัทอื่นยืนยันแล้ว')).toBeVisible()
  await userEvent.type(await screen.findByLabelText('เหตุผลที่เลขนี้เป็นของบริษัทคุณ'), 'ผมเป็นกรรมการ')
  await press('แจ้งแล้วไปเพิ่มเอกสาร')
  expect(calls).toEqual(['begin ผมเป็นกรรมการ'])
})

test('after a verdict against it, it reads when it may say so again, and whom to ask', () => {
  show([dispute('claimant', 'lost')], { isNumberTaken: true })
  expect(screen.getByText(/เมื่อครบ 90 วัน.*ติดต่อทีมงานพาร์ทิม/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('closing the company is asked about first', async () => {
  renderInThai(<GiveUp isClaiming>เครดิตที่จะสิ้นสุด</GiveUp>)
  expect(screen.queryByText(/เครดิตที่จะสิ้นสุด/)).toBeNull()
  await press('ปิดบริษัทนี้')
  expect(await screen.findByText(/เครดิตที่จะสิ้นสุด/)).toBeVisible()
  expect(await screen.findByText(/เรียกคืนไม่ได้/)).toBeVisible()
  expect(calls).toEqual([])
  await press('ปิดบริษัท')
  expect(calls).toEqual(['give up'])
})
