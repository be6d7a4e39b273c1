import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { CountBadge } from './count-badge'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i is shown as %s and read out as what it counts', (count, shown) => {
  render(<CountBadge count={count} label={`รอคุณทำต่อ ${count} ประกาศ`} />)
  expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(`รอคุณทำต่อ ${count} ประกาศ`)).toHaveClass('sr-only')
})

test('nothing waiting is nothing to show', () => {
  const { container } = render(<CountBadge count={0} label="ไม่มี" />)
  expect(container).toBeEmptyDOMElement()
})
