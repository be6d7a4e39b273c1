import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeRememberedEmail } from '@/lib/accounts/remembered-email'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

/** What the identity provider and the service answer to a registration. */
const run = jest.fn<(...input: unknown[]) => Promise<void>>()
jest.unstable_mockModule('@/lib/accounts/registration', () => ({
  createRegistration: () => ({ run, accountExists: () => false }),
}))
jest.unstable_mockModule('@/lib/auth/firebase-browser', () => ({ loadIdentityClient: async () => ({}) }))
const { RegisterForm } = await import('./register-form')

const texts = messages.accounts
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

async function fillIn() {
  await type(texts.displayName, 'สมหญิง ใจดี')
  await type(texts.email, 'somying@example.com')
  await type(texts.phone, '0812345678')
  await type(texts.password, 'krua-yai-2569')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: texts.register.submit }))
}

beforeEach(() => {
  run.mockReset()
  sessionStorage.clear()
  // The draft of the test before.
  localStorage.clear()
})

test('an address that is registered offers signing in with it, and leads on to where they were going', async () => {
  // As the identity provider says it.
  run.mockRejectedValue(Object.assign(new Error('taken'), { code: 'auth/email-already-in-use' }))
  renderInThai(<RegisterForm next="/jobs/1/apply" />)
  await fillIn()
  expect(screen.getByLabelText(texts.email)).toHaveAccessibleDescription('อีเมลนี้มีผู้ใช้แล้ว')
  const link = screen.getByRole('link', { name: texts.register.signInInstead })
  expect(link).toHaveAttribute('href', '/login?next=%2Fjobs%2F1%2Fapply')
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(takeRememberedEmail()).toBe('somying@example.com')
})

test('who has an account of the other kind is led into it', async () => {
  run.mockRejectedValue(new ProblemError({ ...localProblem('registered_as_other_kind'), status: 409 }))
  renderInThai(<RegisterForm />)
  await fillIn()
  expect(screen.getByRole('link', { name: texts.register.useAccount })).toHaveAttribute('href', '/dashboard')
})

test('the password is typed once, and can be looked at before it is sent', async () => {
  run.mockRejectedValue(new ProblemError({ ...localProblem('registered_as_other_kind'), status: 409 }))
  renderInThai(<RegisterForm />)
  expect(screen.queryByLabelText(texts.passwordConfirm)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^แสดงรหัสผ่าน/ }))
  await fillIn()
  expect(screen.getByLabelText(texts.password)).toHaveAttribute('type', 'text')
  expect(run).toHaveBeenCalledWith(
    { email: 'somying@example.com', password: 'krua-yai-2569' },
    expect.objectContaining({ displayName: 'สมหญิง ใจดี' }),
  )
})

test('what is missing is asked for in words that make a sentence', async () => {
  renderInThai(<RegisterForm />)
  await userEvent.click(screen.getByRole('button', { name: texts.register.submit }))
  expect(screen.getByLabelText(texts.password)).toHaveAccessibleDescription(/กรุณากรอกรหัสผ่าน/)
})

test('a slip in the address is asked about, and what is meant is taken with one press', async () => {
  renderInThai(<RegisterForm />)
  await type(texts.email, 'somying@gmial.com')
  await userEvent.tab()
  await userEvent.click(await screen.findByRole('button', { name: 'somying@gmail.com' }))
  expect(screen.getByLabelText(texts.email)).toHaveValue('somying@gmail.com')
  expect(screen.queryByText(texts.emailSlip.question)).toBeNull()
})
