import { expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import type * as Requests from '@/lib/orders/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const texts = messages.orders.card

let answer: () => void
const requests: Partial<typeof Requests> = {
  listSavedCards: () =>
    new Promise((resolve) => {
      answer = () => resolve([])
    }),
  removeSavedCard: async () => ({ response: { ok: true, status: 204 } as Response }),
}
jest.unstable_mockModule('@/lib/orders/requests', () => requests)
jest.unstable_mockModule('@/lib/orders/card-token', () => ({
  loadCardScript: async () => undefined,
  tokenOf: async () => ({ failure: 'unreachable' }),
}))
const { CardPayment } = await import('./card-payment')

test('what is on its way is said in its place, with what will be paid by it', async () => {
  renderInThai(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CardPayment
        access={{ scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' }}
        merchant="job_post"
        amount="฿631.30"
        busy={false}
        problem={null}
        onPay={async () => undefined}
      />
    </SWRConfig>,
  )
  const said = () => screen.queryByRole('status')?.textContent
  const pay = () => screen.getByRole('button', { name: 'จ่าย ฿631.30 ด้วยบัตร' })
  expect(said()).toBe(texts.loading)
  expect(pay()).toHaveAttribute('aria-disabled', 'true')
  // Its script is there, and the remembered cards are still asked for.
  await act(() => import('./card-form'))
  expect(said()).toBe(texts.loading)
  expect(pay()).toHaveAttribute('aria-disabled', 'true')
  await act(async () => answer())
  expect(said()).toBeUndefined()
  expect(screen.getByLabelText(texts.fields.number)).toBeVisible()
  expect(pay()).not.toHaveAttribute('aria-disabled')
})
