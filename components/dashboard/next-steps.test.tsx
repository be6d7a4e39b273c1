import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { NextSteps } from './next-steps'

const none = { email: false, company: false, branch: false, jobPost: false }

test.each([
  [none, '/register/send-email', 'เสร็จแล้ว 0 จาก 4'],
  [{ ...none, email: true }, '/verify-employer', 'เสร็จแล้ว 1 จาก 4'],
  [{ ...none, email: true, company: true }, '/branch/create', 'เสร็จแล้ว 2 จาก 4'],
  [{ email: true, company: true, branch: true, jobPost: false }, '/job-posting/create', 'เสร็จแล้ว 3 จาก 4'],
])('there is one next step: %o', (done, href, progress) => {
  renderInThai(<NextSteps done={done} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', href)
  expect(screen.getByText(progress)).toBeVisible()
})

test('once all is done there is nothing left to show', () => {
  const { container } = renderInThai(
    <NextSteps done={{ email: true, company: true, branch: true, jobPost: true }} />,
  )
  expect(container).toBeEmptyDOMElement()
})
