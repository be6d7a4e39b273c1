import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { keepInput } from '@/lib/drafts/kept-input'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

jest.unstable_mockModule('./use-providers', () => ({ useProviders: () => [] }))
const { LazyForm } = await import('./lazy-form')
const { StaticRegisterForm } = await import('./static-forms')
// Otherwise it comes later than the test looks.
await import('./lazy-register-form')

beforeEach(() => localStorage.clear())

async function show() {
  await act(async () => {
    renderInThai(
      <LazyForm form="register" messages={messages}>
        <StaticRegisterForm />
      </LazyForm>,
    )
  })
}

test('what was typed before the page was loaded again stands there without a touch', async () => {
  keepInput('partim:draft:register:anon', { displayName: 'มานี ใจดี', email: 'manee@example.com' })
  await show()
  expect(await screen.findByDisplayValue('มานี ใจดี')).toBeVisible()
  expect(screen.getByDisplayValue('manee@example.com')).toBeVisible()
})

test('with nothing kept, the form waits until somebody uses it', async () => {
  await show()
  // The real form brings its own terms; the static one has no form element.
  expect(document.querySelector('form')).toBeNull()
})
