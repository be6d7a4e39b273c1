import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeRememberedEmail } from '@/lib/accounts/remembered-email'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const finish = jest.fn<(person: object) => Promise<void>>()
const leaveTo = jest.fn<(path: string) => Promise<void>>()
jest.unstable_mockModule('@/lib/accounts/registration', () => ({ createRegistration: () => ({ finish }) }))
/** Ending the session would be a request. */
const fetchAnything = jest.fn<typeof fetch>()
jest.unstable_mockModule('@/lib/accounts/leave-to', () => ({ leaveTo }))
const { FinishRegistrationForm } = await import('./finish-registration-form')

const texts = messages.accounts
const next = '/jobs/0190a5c2-1111-7000-8000-000000000000/apply'

beforeEach(() => {
  finish.mockReset().mockResolvedValue()
  leaveTo.mockReset().mockResolvedValue()
  globalThis.fetch = fetchAnything.mockReset()
  sessionStorage.clear()
  localStorage.clear()
})

async function fillIn(email?: string) {
  await userEvent.type(screen.getByLabelText(texts.displayName), 'สมหญิง ใจดี')
  if (email) await userEvent.type(screen.getByLabelText(texts.email), email)
  await userEvent.type(screen.getByLabelText(texts.phone), '0812345678')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: texts.register.submit }))
}

test('whose provider gave no address is asked for one, and goes on to the job by the mail to it', async () => {
  renderInThai(<FinishRegistrationForm uid="line" asksEmail kind="worker" next={next} />)
  await fillIn('\u202aSomying@example.com\u202c')
  await waitFor(() =>
    expect(leaveTo).toHaveBeenCalledWith(`/register/send-email?next=${encodeURIComponent(next)}`),
  )
  expect(finish).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'worker',
      email: expect.stringMatching(/^somying@example\.com$/i),
      next,
    }),
  )
})

test('whose provider gave one is not asked', async () => {
  renderInThai(<FinishRegistrationForm uid="google" kind="worker" />)
  expect(screen.queryByLabelText(texts.email)).toBeNull()
  await fillIn()
  await waitFor(() => expect(finish).toHaveBeenCalled())
})

test.each([
  ['none at all', undefined],
  ['one that is cut off', 'somying@'],
])('without an address nothing is sent: %s', async (_, email) => {
  renderInThai(<FinishRegistrationForm uid="line" asksEmail kind="worker" />)
  await fillIn(email)
  await waitFor(() => expect(screen.getByLabelText(texts.email)).toBeInvalid())
  expect(finish).not.toHaveBeenCalled()
})

const taken = new ProblemError({ ...localProblem('email_taken'), status: 409 })
const emailField = () => screen.getByLabelText(texts.email)

test('one that is somebody’s is said at its field until another one is typed', async () => {
  finish.mockRejectedValueOnce(taken)
  renderInThai(<FinishRegistrationForm uid="line" asksEmail kind="worker" />)
  await fillIn('holder@example.com')
  await waitFor(() => expect(emailField()).toHaveAccessibleDescription('อีเมลนี้มีผู้ใช้แล้ว'))
  expect(emailField()).toBeInvalid()
  expect(screen.queryByText(messages.problems.email_taken)).toBeNull()
  expect(leaveTo).not.toHaveBeenCalled()

  await userEvent.type(emailField(), 'm')
  expect(emailField()).not.toHaveAccessibleDescription('อีเมลนี้มีผู้ใช้แล้ว')
  expect(screen.queryByRole('button', { name: texts.register.signInInstead })).toBeNull()
  await userEvent.clear(emailField())
  await userEvent.type(emailField(), 'somying@example.com')
  await userEvent.click(screen.getByRole('button', { name: texts.register.submit }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/register/send-email'))
})

test.each([
  ['of a job', next, `/login?reason=other&next=${encodeURIComponent(next)}`],
  ['of nowhere else', undefined, '/login?reason=other'],
])(
  'whose own it is goes on with that account, and the way back keeps this one: %s',
  async (_, wanted, login) => {
    finish.mockRejectedValueOnce(taken)
    const { unmount } = renderInThai(
      <FinishRegistrationForm uid="line" asksEmail kind="worker" next={wanted} />,
    )
    await fillIn('holder@example.com')
    await userEvent.click(await screen.findByRole('button', { name: texts.register.signInInstead }))
    expect(leaveTo).toHaveBeenCalledWith(login)
    expect(fetchAnything).not.toHaveBeenCalled()
    expect(takeRememberedEmail()).toMatch(/^holder@example\.com$/i)

    unmount()
    renderInThai(<FinishRegistrationForm uid="line" asksEmail kind="worker" next={wanted} />)
    expect(await screen.findByDisplayValue('สมหญิง ใจดี')).toBeVisible()
    expect(screen.getByLabelText(texts.phone)).toHaveValue('0812345678')
  },
)

test('a provider’s address that is somebody’s is said below, since nobody typed it', async () => {
  finish.mockRejectedValueOnce(taken)
  renderInThai(<FinishRegistrationForm uid="google" kind="worker" />)
  await fillIn()
  expect(await screen.findByText(messages.problems.email_taken)).toBeVisible()
})
