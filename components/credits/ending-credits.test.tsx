import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { EndingCredits } from './ending-credits'

const billingEmail = 'billing@partim.example'
const none = { available: 0, held: 0 }
const nothing = { jobPost: none, profileUnlock: none, buffetUntil: null }

test('says what is lost of each kind, reserved or not, and how what nobody used is refunded before', () => {
  const buffetUntil = new Date(Date.now() + 12.5 * 86_400_000).toISOString()
  const balances = {
    jobPost: { available: 3, held: 2 },
    profileUnlock: { available: 50, held: 0 },
    buffetUntil,
  }
  renderInThai(<EndingCredits title="บริษัทปิด" balances={balances} billingEmail={billingEmail} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^เครดิตประกาศงาน\s5\sเครดิต$/),
    expect.stringMatching(/^เครดิตเปิดโปรไฟล์\s50\sเครดิต$/),
    expect.stringMatching(/^บุฟเฟต์\s·\sเหลือ\s1[23]\sวัน$/),
  ])
  expect(screen.getByText(/7\sวันนับแต่วันชำระ/)).toHaveTextContent(billingEmail)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/business-policy#refunds')
})

test('names only what there is', () => {
  const balances = { ...nothing, profileUnlock: { available: 0, held: 3 } }
  renderInThai(<EndingCredits title="บริษัทปิด" balances={balances} billingEmail={billingEmail} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('is not there for a company that has nothing left', () => {
  const { container } = renderInThai(
    <EndingCredits title="บริษัทปิด" balances={nothing} billingEmail={billingEmail} />,
  )
  expect(container).toBeEmptyDOMElement()
})
