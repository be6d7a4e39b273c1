import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { UnlockPrices } from './unlock-prices'

const words = messages.profilePackages
const offers = [{ size: 10, satang: 690_00 }]
const show = (viewer: Omit<Parameters<typeof UnlockPrices>[0], 'offers'>) =>
  renderInThai(<UnlockPrices offers={offers} {...viewer} />)

test('who pays for a company is led to buying, and reads nothing of others', () => {
  show({ orderable: true })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/credit-package?kind=profile_unlock&size=10')
  expect(screen.queryByText(words.othersBuy)).toBeNull()
})

test('who does not reads who does', () => {
  show({ isForOthers: true })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(words.othersBuy)).toBeVisible()
})

test('a visitor reads neither', () => {
  show({})
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(words.othersBuy)).toBeNull()
})
