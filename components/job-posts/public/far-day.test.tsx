import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { bangkokToday } from '@/validators/rules'
import { FarDay } from './far-day'

test.each(['9999-12-05', '3112-12-05'])('a search from %s is told that nobody plans so far', (from) => {
  renderInThai(<FarDay view={{ from }} />)
  expect(screen.getByText(/เกิน 1\sปีจากวันนี้.*ตรวจปีอีกครั้ง/)).toBeVisible()
})

test('a search from today on, until whenever, is told nothing', () => {
  const { container } = renderInThai(<FarDay view={{ from: bangkokToday(), to: '9999-12-05' }} />)
  expect(container).toBeEmptyDOMElement()
})
