import { afterEach, expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { visit } from '@/lib/testing/navigation'
import { ContactPlace } from './contact-place'

afterEach(() => visit('/'))

async function open(path: string) {
  visit(path)
  render(
    <ContactPlace label="ติดต่อเรา" icon={null}>
      <a href="/api/contact/line">LINE</a>
    </ContactPlace>,
  )
  await act(async () => {
    await import('./contact-menu')
  })
}

test.each(['/chat', '/employer/payment/topup'])('is not there on %s', async (path) => {
  await open(path)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('is there on a page below another one', async () => {
  await open('/job-posting/chat')
  expect(screen.getByRole('button', { name: 'ติดต่อเรา' })).toBeVisible()
})
