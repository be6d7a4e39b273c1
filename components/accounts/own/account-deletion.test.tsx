import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { Me } from '@/lib/accounts/me'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { AccountDeletion } from './account-deletion'

type Told = Pick<Parameters<typeof AccountDeletion>[0], 'isLast'> & { kind: Me['kind'] }

const told = ({ kind, isLast }: Told) => {
  renderInThai(
    <AccountDeletion me={{ kind } as Me} graceDays={30} isLast={isLast}>
      {null}
    </AccountDeletion>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
}

test('a resume is only said to go where there is one', () => {
  expect(told({ kind: 'worker', isLast: 'no' }).join()).toContain('เบอร์โทรศัพท์ เรซูเม่ และการแจ้งเตือน')
})

test('a member with colleagues is told nothing of the company', () => {
  const lines = told({ kind: 'employer', isLast: 'no' })
  expect(lines.join()).toContain('เบอร์โทรศัพท์ และการแจ้งเตือน')
  expect(lines.join()).not.toMatch(/เรซูเม่|สมาชิกคนเดียว/)
})

test.each([
  ['yes', /^คุณเป็นสมาชิกคนเดียวของบริษัท ทุกประกาศหยุดรับคนทันที/],
  ['perhaps', /^ถ้าคุณเป็นสมาชิกคนเดียวของบริษัท ทุกประกาศหยุดรับคนทันที/],
] as const)('what becomes of the company is said as far as it is known who is in it: %s', (isLast, words) => {
  expect(told({ kind: 'employer', isLast }).at(-1)).toMatch(words)
})

test('signing in after it was asked for leads to what keeps the account, and is not said to keep it', () => {
  const { about } = messages.accounts.signIn.deleted
  expect(about).toContain(`เข้าสู่ระบบแล้วกด “${messages.account.deletion.look}”`)
  expect(about).toContain('เข้าสู่ระบบอย่างเดียวบัญชียังถูกลบ')
})
