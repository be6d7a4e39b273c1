import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { localProblem } from '@/lib/api/problem'
import type { SavedCard } from '@/lib/orders/order'
import type * as Requests from '@/lib/orders/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import messages from '@/messages/th.json' with { type: 'json' }

const texts = messages.orders.card
stopCalendarAt('2026-11-23T03:00:00Z')
const nextYear = 2027
const card = (id: string, changes: Partial<SavedCard> = {}): SavedCard => ({
  id,
  merchant: 'job_post',
  brand: 'Visa',
  lastDigits: '4242',
  expirationMonth: 12,
  expirationYear: nextYear,
  addedBy: 'สมหญิง ใจดี',
  createdAt: '2026-11-25T03:00:00Z',
  ...changes,
})

let removed: string[]
let status: number
const requests: Partial<typeof Requests> = {
  removeSavedCard: async (id) => {
    removed.push(id)
    const error = { ...localProblem('unavailable'), requestId: 'request-1' }
    return { error, response: { ok: status < 300, status } as Response }
  },
}
jest.unstable_mockModule('@/lib/orders/requests', () => requests)
const { SavedCards } = await import('./saved-cards')

beforeEach(() => {
  removed = []
  status = 204
})

function Chooser({ cards, isRemovable = true }: { cards: SavedCard[]; isRemovable?: boolean }) {
  const [shown, setShown] = useState(cards)
  const [chosen, setChosen] = useState<string | null>(cards[0]?.id ?? null)
  return (
    <SavedCards
      cards={shown}
      chosen={chosen}
      isRemovable={isRemovable}
      onChoose={setChosen}
      onRemoved={async () => setShown(shown.filter(({ id }) => !removed.includes(id)))}
    />
  )
}
const radio = (name: RegExp | string) => screen.getByRole('radio', { name })
const two = [card('a'), card('b', { brand: 'Mastercard', lastDigits: '4444' })]
const askToRemove = () => userEvent.click(screen.getByRole('button', { name: 'ลบบัตร Visa ลงท้าย 4242' }))
const dialog = () => within(screen.getByRole('dialog', { hidden: true }))
const answer = (name: string) => userEvent.click(dialog().getByRole('button', { name, hidden: true }))

test('each card says its brand, last digits, expiry and who added it', () => {
  renderInThai(<Chooser cards={two} />)
  const name = radio(/^Mastercard\s••••\s4444/).closest('label')
  expect(name).toHaveTextContent(`12/${String(nextYear % 100).padStart(2, '0')}`)
  expect(name).toHaveTextContent('เพิ่มโดย สมหญิง ใจดี')
  expect(name?.textContent).toContain('••••\u00a04444')
})

test('a card that is over says so', () => {
  renderInThai(<Chooser cards={[card('a', { expirationYear: 2020, expirationMonth: 3 })]} />)
  expect(screen.getByText('หมดอายุแล้ว 03/20')).toBeVisible()
})

test('the first one is chosen, until another one or a new one is', async () => {
  renderInThai(<Chooser cards={two} />)
  expect(radio(/^Visa/)).toBeChecked()
  await userEvent.click(radio(/^Mastercard/))
  expect(radio(/^Mastercard/)).toBeChecked()
  await userEvent.click(radio(texts.another))
  expect(radio(texts.another)).toBeChecked()
})

test('a card is removed after a question, and the next one is chosen', async () => {
  renderInThai(<Chooser cards={two} />)
  await askToRemove()
  expect(removed).toEqual([])
  await answer(texts.removal.confirm)
  expect(removed).toEqual(['a'])
  expect(screen.queryByRole('radio', { name: /^Visa/ })).toBeNull()
  expect(radio(/^Mastercard/)).toBeChecked()
})

test('who keeps it has lost nothing', async () => {
  renderInThai(<Chooser cards={two} />)
  await askToRemove()
  await answer(texts.removal.keep)
  expect(removed).toEqual([])
  expect(radio(/^Visa/)).toBeChecked()
})

test('one that somebody else removed meanwhile is gone as well', async () => {
  status = 404
  renderInThai(<Chooser cards={two} />)
  await askToRemove()
  await answer(texts.removal.confirm)
  expect(screen.queryByRole('radio', { name: /^Visa/ })).toBeNull()
})

test('a failure is said, and the card stays', async () => {
  status = 503
  renderInThai(<Chooser cards={two} />)
  await askToRemove()
  await answer(texts.removal.confirm)
  expect(await dialog().findByText(messages.problems.unavailable)).toBeInTheDocument()
  expect(radio(/^Visa/)).toBeInTheDocument()
})

test('inside a phone app cards are chosen, and not removed', () => {
  renderInThai(<Chooser cards={two} isRemovable={false} />)
  expect(radio(/^Visa/)).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^ลบบัตร/ })).toBeNull()
})
