import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import type { SavedCard } from '@/lib/orders/order'
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

const onPay = jest.fn(async () => undefined)
const show = (savedCards?: readonly SavedCard[]) =>
  renderInThai(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CardPayment
        access={{ scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' }}
        merchant="job_post"
        amount="฿631.30"
        savedCards={savedCards}
        busy={false}
        problem={null}
        onPay={onPay}
      />
    </SWRConfig>,
  )
const pay = () => screen.getByRole('button', { name: 'จ่าย ฿631.30 ด้วยบัตร' })
/** The form's script comes, and is there for the tests that follow. */
const bringForm = () => act(() => import('./card-form'))

test('a press before the fields come is busy at once, and leads to the first of them when they are there', async () => {
  show([])
  expect(pay()).not.toHaveAttribute('aria-busy')
  // At once: while a test waits for a press, the script comes.
  pay().focus()
  fireEvent.click(pay())
  expect(pay()).toHaveAttribute('aria-busy', 'true')
  await bringForm()
  expect(screen.getByLabelText(texts.fields.number)).toHaveFocus()
  expect(pay()).not.toHaveAttribute('aria-busy')
  expect(onPay).not.toHaveBeenCalled()
})

test('what is on its way is said in its place, with what will be paid by it', async () => {
  show()
  const said = () => screen.queryByRole('status')?.textContent
  expect(said()).toBe(texts.loading)
  expect(pay()).toHaveAttribute('aria-disabled', 'true')
  // Its script is there, and the remembered cards are still asked for.
  await bringForm()
  expect(said()).toBe(texts.loading)
  expect(pay()).toHaveAttribute('aria-disabled', 'true')
  await act(async () => answer())
  expect(said()).toBeUndefined()
  expect(screen.getByLabelText(texts.fields.number)).toBeVisible()
  expect(pay()).not.toHaveAttribute('aria-disabled')
})
