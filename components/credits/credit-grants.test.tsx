import { describe, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { UsableGrant } from '@/lib/credits/credit-statement'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { BuffetCard, CreditGrants, ExpiryWarning } from './credit-grants'

const now = '2026-11-23T03:00:00.000Z'
stopCalendarAt(now)
const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()

const grant = (id: string, changes: Partial<UsableGrant> = {}): UsableGrant => ({
  id,
  kind: 'job_post',
  available: 5,
  amount: 5,
  source: 'order',
  expiresAt: inDays(200),
  createdAt: inDays(-3),
  ...changes,
})
const balance = (available: number) => ({
  available,
  held: 0,
  nextExpiry: null,
  nearEnd: null,
  expiring: null,
})
const balances = (jobPost: number, profileUnlock = 0) => ({
  jobPost: balance(jobPost),
  profileUnlock: balance(profileUnlock),
  buffetUntil: null,
})
const ofPosts = () => within(screen.getByRole('region', { name: 'เครดิตประกาศ' }))

describe('a buffet', () => {
  test('says how many days are left, and who pays can extend it', () => {
    const until = inDays(12)
    const { unmount } = renderInThai(<BuffetCard until={until} canBuy />)
    expect(screen.getByText('เหลือ 12 วัน')).toBeVisible()
    expect(screen.getByRole('link', { name: 'ต่ออายุ' })).toHaveAttribute('href', '/credit-package?kind=buffet')
    unmount()
    renderInThai(<BuffetCard until={until} canBuy={false} />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('the balances', () => {
  test('say of what they consist, what is left of each, and where it came from', () => {
    const grants = [
      grant('1', { available: 1, amount: 3, source: 'starting' }),
      grant('2'),
      grant('3', { source: 'staff', expiresAt: null }),
    ]
    renderInThai(<CreditGrants balances={balances(11)} grants={grants} />)
    const rows = ofPosts().getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('เครดิตเริ่มต้นเหลือ 1 จาก 3')
    expect(rows[1]).toHaveTextContent('ซื้อ5 เครดิต')
    expect(rows[2]).toHaveTextContent('พาร์ทิมให้')
    expect(rows[2]).toHaveTextContent('ไม่มีวันหมดอายุ')
    expect(ofPosts().getByText(/หมดอายุก่อนจะถูกใช้ก่อน/)).toBeVisible()
    expect(screen.getByText('ยังไม่มีเครดิตสำหรับเปิดโปรไฟล์')).toBeVisible()
  })

  test('fold what is spent last, and add up what is not listed', () => {
    const grants = ['1', '2', '3', '4', '5', '6'].map((id) => grant(id))
    renderInThai(<CreditGrants balances={balances(42)} grants={grants} />)
    expect(ofPosts().getByText('ดูอีก 2 ก้อน')).toBeVisible()
    expect(ofPosts().getByText('และอีก 12 เครดิตที่ใช้ทีหลัง')).toBeVisible()
  })

  test('are shown alone to who does not keep the books', () => {
    renderInThai(<CreditGrants balances={balances(42)} grants={null} />)
    expect(ofPosts().getByText('42')).toBeVisible()
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})

describe('the warning', () => {
  test('adds up what expires within a month, and says when that begins', () => {
    const grants = [
      grant('1', { available: 2, expiresAt: inDays(1) }),
      grant('2', { available: 3, expiresAt: inDays(30) }),
      grant('3', { available: 9, expiresAt: inDays(31) }),
      grant('4', { kind: 'profile_unlock', available: 4, expiresAt: inDays(12), createdAt: inDays(-60) }),
    ]
    renderInThai(<ExpiryWarning grants={grants} />)
    expect(screen.getByText('เครดิตประกาศ 5 เครดิต').parentElement).toHaveTextContent('เริ่มหมดอายุพรุ่งนี้')
    expect(screen.getByText('เครดิตเปิดโปรไฟล์ 4 เครดิต').parentElement).toHaveTextContent('เริ่มหมดอายุใน 12 วัน')
  })

  test('of credits that live a month comes in their last week, and not as they arrive', () => {
    const month = grant('1', { createdAt: now, expiresAt: inDays(30) })
    const { container, unmount } = renderInThai(<ExpiryWarning grants={[month]} />)
    expect(container).toHaveTextContent('')
    unmount()
    renderInThai(<ExpiryWarning grants={[{ ...month, createdAt: inDays(-23), expiresAt: inDays(7) }]} />)
    expect(screen.getByText('เครดิตประกาศ 5 เครดิต').parentElement).toHaveTextContent('เริ่มหมดอายุใน 7 วัน')
  })

  test('is silent while nothing is near its end', () => {
    const { container } = renderInThai(
      <ExpiryWarning grants={[grant('1'), grant('2', { expiresAt: null })]} />,
    )
    expect(container).toHaveTextContent('')
  })
})
