import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { Balance } from './balance'

const none = { available: 0, held: 0, nextExpiry: null, nearEnd: null, expiring: null }

test('credits of both kinds are named before any are bought', () => {
  const balances = {
    jobPost: { ...none, available: 33 },
    profileUnlock: { ...none, available: 10 },
    buffetUntil: null,
  }
  renderInThai(<Balance balances={balances} />)
  expect(screen.getByText('มีเครดิตประกาศ 33 เครดิต')).toBeVisible()
  expect(screen.getByText('มีเครดิตเปิดโปรไฟล์ 10 เครดิต')).toBeVisible()
})

test('none of the kind that is for profiles needs no word', () => {
  renderInThai(<Balance balances={{ jobPost: none, profileUnlock: none, buffetUntil: null }} />)
  expect(screen.getByText(messages.orders.buy.balanceNone)).toBeVisible()
  expect(screen.queryByText(/เปิดโปรไฟล์/)).toBeNull()
})

test('where they are not known, what buying does is said', () => {
  renderInThai(<Balance balances={null} />)
  expect(screen.getByText(messages.orders.buy.about)).toBeVisible()
})
