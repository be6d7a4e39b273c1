import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { FoundHeading } from './found-heading'

const page = (path: string, link?: string) => (
  <>
    <FoundHeading id="found" path={path}>
      {path}
    </FoundHeading>
    {link && <a href="/jobs">{link}</a>}
  </>
)

test('it takes the focus when the link that led on is gone, and leaves it where it still stands', () => {
  const { rerender } = render(page('/jobs?q=a', 'เอาออก'))
  expect(document.activeElement).toBe(document.body)
  screen.getByRole('link').focus()
  rerender(page('/jobs?q=b', 'เอาออก'))
  expect(document.activeElement).toBe(screen.getByRole('link'))
  rerender(page('/jobs'))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
