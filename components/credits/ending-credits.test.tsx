import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { EndingCredits } from './ending-credits'

const billingEmail = 'billing@partim.example'
const nothing = { jobPost: { available: 0 }, profileUnlock: { available: 0 }, buffetUntil: null }

test('says what is lost of each kind, and how what nobody used is refunded before', () => {
  const buffetUntil = new Date(Date.now() + 12.5 * 86_400_000).toISOString()
  const balances = { jobPost: { available: 5 }, profileUnlock: { available: 50 }, buffetUntil }
  renderInThai(<EndingCredits balances={balances} billingEmail={billingEmail} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^เครดิตประกาศงาน\s5\sเครดิต$/),
    expect.stringMatching(/^เครดิตเปิดโปรไฟล์\s50\sเครดิต$/),
    expect.stringMatching(/^บุฟเฟต์\s·\sเหลือ\s1[23]\sวัน$/),
  ])
  expect(screen.getByText(/7\sวันนับแต่วันชำระ/)).toHaveTextContent(billingEmail)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/business-policy#refunds')
})

test('names only what there is', () => {
  const balances = { ...nothing, profileUnlock: { available: 3 } }
  renderInThai(<EndingCredits balances={balances} billingEmail={billingEmail} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('is not there for a company that has nothing left', () => {
  const { container } = renderInThai(<EndingCredits balances={nothing} billingEmail={billingEmail} />)
  expect(container).toBeEmptyDOMElement()
})
