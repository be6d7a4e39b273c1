import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Browser from '@/lib/api/browser'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type * as Requests from '@/lib/unlocks/requests'
import type { ContactAccess, OwnUnlock } from '@/lib/unlocks/unlock'

const refresh = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const unlockWorker = jest.fn<typeof Requests.unlockWorker>()
const objectToUnlock = jest.fn<typeof Requests.objectToUnlock>()
const reportNumber = jest.fn<typeof Requests.reportNumber>()
jest.unstable_mockModule('@/lib/unlocks/requests', () => ({ unlockWorker, objectToUnlock, reportNumber }))
const { ProblemError }: typeof Browser = await import('@/lib/api/browser')
const { UnlockButton } = await import('./unlock-button')
const { CardContact } = await import('./card-contact')
const { default: OwnUnlocks } = await import('./own-unlocks')
const { ContactCard } = await import('./contact-card')

const access: ContactAccess = {
  reason: 'unlocked',
  contact: { displayName: 'พิมพ์ชนก วัฒนกุล', phone: '0815550142', email: null },
  unlock: {
    id: 'u1',
    unlockedAt: '2026-11-23T03:00:00.000Z',
    until: '2027-02-21T03:00:00.000Z',
    report: null,
    mayReport: true,
  },
  creditsLeft: 9,
}
const problem = (code: string) =>
  new ProblemError({ type: 'about:blank', title: code, status: 409, code, requestId: 'r' } as never)

beforeEach(() => {
  for (const mock of [refresh, unlockWorker, objectToUnlock, reportNumber]) mock.mockReset()
})

describe('the contact on a card', () => {
  const onUnlocked = jest.fn<(left: number | null) => void>()
  const show = (props: Partial<Parameters<typeof CardContact>[0]> = {}) =>
    renderInThai(
      <CardContact
        workerId="w1"
        name="พิมพ์ชนก ว."
        isOpen={false}
        offer={{ kind: 'open', left: 10 }}
        backTo="/partimers?work=waiter"
        onUnlocked={onUnlocked}
        {...props}
      />,
    )
  beforeEach(() => {
    onUnlocked.mockReset()
  })

  test('says the cost before, then stands in the same place as a number that calls, with the focus', async () => {
    unlockWorker.mockResolvedValue(access)
    show()
    await userEvent.click(screen.getByRole('button', { name: /^ดูเบอร์ · 1 เครดิต/ }))
    const link = await screen.findByRole('link', { name: 'โทร พิมพ์ชนก ว. 081-555-0142' })
    expect(link.getAttribute('href')).toBe('tel:0815550142')
    expect(document.activeElement).toBe(link)
    expect(screen.queryByRole('button')).toBeNull()
    expect(onUnlocked.mock.calls).toEqual([[9]])
    expect(refresh).not.toHaveBeenCalled()
  })

  test('of somebody whose contact is open costs nothing and leads to it', () => {
    show({ isOpen: true })
    expect(screen.getByRole('link', { name: /^เปิดเบอร์แล้ว/ }).getAttribute('href')).toBe('/resume/w1')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('leads to credits and back to the list where there are none', () => {
    show({ offer: { kind: 'buy' } })
    expect(screen.getByRole('link', { name: 'ซื้อเครดิตเพื่อดูเบอร์' }).getAttribute('href')).toBe(
      '/credit-package?kind=profile_unlock&next=%2Fpartimers%3Fwork%3Dwaiter',
    )
  })

  test.each(['prove', 'forbidden'] as const)(
    'is left to the profile where the company lacks something: %s',
    (kind) => {
      const { container } = show({ offer: { kind } })
      expect(container.textContent).toBe('')
    },
  )
})

describe('the button that unlocks', () => {
  const show = (offer: Parameters<typeof UnlockButton>[0]['offer']) =>
    renderInThai(<UnlockButton workerId="w1" name="พิมพ์ชนก ว." offer={offer} backTo="/resume/w1" />)

  test('says what it costs, takes it once, and reads the page again', async () => {
    unlockWorker.mockResolvedValue(access)
    show({ kind: 'open', left: 10 })
    await userEvent.dblClick(screen.getByRole('button', { name: /^ดูเบอร์ · 1 เครดิต/ }))
    expect(unlockWorker.mock.calls).toEqual([['w1']])
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('becomes the way to a credit where the last one was just spent', async () => {
    unlockWorker.mockRejectedValue(problem('no_unlock_credit'))
    show({ kind: 'open', left: 1 })
    await userEvent.click(screen.getByRole('button', { name: /^ดูเบอร์/ }))
    expect(screen.getByRole('link', { name: 'ซื้อเครดิตเพื่อดูเบอร์' })).toHaveAttribute(
      'href',
      '/credit-package?kind=profile_unlock&next=%2Fresume%2Fw1',
    )
  })

  test('says why it was refused, and can be pressed again', async () => {
    unlockWorker.mockRejectedValueOnce(problem('unlock_returned')).mockResolvedValue(access)
    show({ kind: 'open', left: 1 })
    await userEvent.click(screen.getByRole('button', { name: /^ดูเบอร์/ }))
    expect(screen.getByRole('alert')).toHaveTextContent('เครดิตคืนให้บริษัทแล้ว')
    await userEvent.click(screen.getByRole('button', { name: /^ดูเบอร์/ }))
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('does nothing for a role that may not, and says who can help', async () => {
    show({ kind: 'forbidden' })
    await userEvent.click(screen.getByRole('button', { name: /^ดูเบอร์/ }))
    expect(unlockWorker).not.toHaveBeenCalled()
    expect(screen.getByText(/ขอเจ้าของบริษัทเปิดให้/)).toBeVisible()
  })

  test('leads a company that is not represented to its documents', () => {
    show({ kind: 'prove' })
    expect(screen.getByRole('link', { name: 'ยืนยันบริษัทเพื่อดูเบอร์' })).toHaveAttribute(
      'href',
      '/profile-document',
    )
  })
})

describe('the contact', () => {
  test('is a number to call, and a number that does not exist can be reported', async () => {
    reportNumber.mockResolvedValue({ ...access.unlock, report: 'open', mayReport: false } as never)
    renderInThai(<ContactCard workerId="w1" access={access} canReport />)
    expect(screen.getByRole('link', { name: 'โทร 081-555-0142' })).toHaveAttribute('href', 'tel:0815550142')
    await userEvent.click(await screen.findByRole('button', { name: 'เบอร์นี้ไม่มีจริง' }))
    await userEvent.click(await screen.findByRole('button', { name: 'แจ้งทีมงาน' }))
    expect(reportNumber).toHaveBeenCalledWith('u1')
    expect(screen.getByText(/ทีมงานกำลังตรวจ/)).toBeVisible()
  })

  test('of whom a company is to meet is a number that a press calls, and no mail address', () => {
    const { container } = renderInThai(
      <ContactCard
        workerId="w1"
        access={{
          ...access,
          reason: 'met',
          contact: { displayName: 'วีระ กล้าหาญ', phone: '0812345678', email: null },
          unlock: null,
        }}
        canReport
      />,
    )
    expect(screen.getByText('คุณเลือกสัมภาษณ์ เสนองาน หรือรับแล้ว')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'โทร 081-234-5678' }).getAttribute('href')).toBe('tel:0812345678')
    expect(container.textContent).not.toContain('อีเมล')
  })

  test('is not there while masked, nor after an objection', () => {
    const masked = { ...access, reason: 'masked', contact: null, unlock: null } as const
    const { container, unmount } = renderInThai(<ContactCard workerId="w1" access={masked} canReport />)
    expect(container).toHaveTextContent('เห็นฟรีเมื่อเขาสมัครงานของคุณ')
    unmount()
    renderInThai(<ContactCard workerId="w1" access={{ ...masked, reason: 'objected' }} canReport />)
    expect(screen.getByRole('heading')).toHaveTextContent('ไม่ต้องการให้บริษัทของคุณติดต่อ')
  })
})

test('a worker objects to a company after reading what that means', async () => {
  const unlock: OwnUnlock = {
    id: 'u1',
    companyId: 'c1',
    companyName: 'ครัวใหญ่',
    state: 'unlocked',
    unlockedAt: '2026-11-23T03:00:00.000Z',
    until: '2027-02-21T03:00:00.000Z',
    endedAt: null,
    isBlocked: false,
    isOpen: true,
  }
  objectToUnlock.mockResolvedValue({ ...unlock, state: 'objected', isOpen: false })
  renderInThai(<OwnUnlocks unlocks={[unlock]} />)
  await userEvent.click(screen.getByRole('button', { name: /^คัดค้าน ครัวใหญ่/ }))
  expect(screen.getByText(/ต้องลบสำเนา/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'คัดค้านบริษัทนี้' }))
  expect(objectToUnlock).toHaveBeenCalledWith('u1')
  expect(screen.getByText('คุณคัดค้านแล้ว บริษัทนี้ไม่เห็นข้อมูลติดต่อของคุณ')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^คัดค้าน/ })).toBeNull()
})

test('a company that the worker blocked is said to read nothing, whatever became of its unlock', () => {
  const blocked: OwnUnlock = {
    id: 'u1',
    companyId: 'c1',
    companyName: 'ครัวใหญ่',
    state: 'unlocked',
    unlockedAt: '2026-11-23T03:00:00.000Z',
    until: '2027-02-21T03:00:00.000Z',
    endedAt: null,
    isBlocked: true,
    isOpen: false,
  }
  const returned = { ...blocked, id: 'u2', state: 'returned', isBlocked: false } as const
  renderInThai(<OwnUnlocks unlocks={[blocked, returned]} />)
  expect(screen.getByText('คุณบล็อกบริษัทนี้ไว้ บริษัทไม่เห็นข้อมูลติดต่อของคุณ')).toBeVisible()
  expect(screen.getByText(/^ปิดตั้งแต่คุณบล็อก/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^คัดค้าน/ })).toBeNull()
})
