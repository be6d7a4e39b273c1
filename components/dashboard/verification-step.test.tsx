import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { VerificationStep } from './verification-step'

test.each([
  ['unverified', 'ส่งเอกสาร'],
  ['registry_matched', 'ส่งเอกสาร'],
  ['documents_submitted', 'ดูเอกสารที่ส่ง'],
  ['under_review', 'ดูเอกสารที่ส่ง'],
  ['needs_more_documents', 'แก้ไขเอกสาร'],
  ['rejected', 'ดูเหตุผล'],
  ['suspended', 'ดูเหตุผล'],
] as const)('a company that is %s has one next step: %s', (verification, action) => {
  renderInThai(<VerificationStep verification={verification} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/profile-document')
})

test('a verified company has none left', () => {
  const { container } = renderInThai(<VerificationStep verification="verified" />)
  expect(container).toBeEmptyDOMElement()
})

test('a company that is represented by a letter owes no documents, and a suspended one is still told', () => {
  const { container } = renderInThai(
    <VerificationStep verification="registry_matched" standing="represented" />,
  )
  expect(container).toBeEmptyDOMElement()
  renderInThai(<VerificationStep verification="suspended" standing="unregistered" />)
  expect(screen.getByRole('link', { name: 'ดูเหตุผล' })).toBeVisible()
})
