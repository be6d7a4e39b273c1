import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const finish = jest.fn<(person: object) => Promise<void>>()
const leaveTo = jest.fn<(path: string) => Promise<void>>()
jest.unstable_mockModule('@/lib/accounts/registration', () => ({ createRegistration: () => ({ finish }) }))
jest.unstable_mockModule('@/lib/accounts/leave-to', () => ({ leaveTo }))
const { FinishRegistrationForm } = await import('./finish-registration-form')

const texts = messages.accounts
const next = '/jobs/0190a5c2-1111-7000-8000-000000000000/apply'

beforeEach(() => {
  finish.mockReset().mockResolvedValue()
  leaveTo.mockReset().mockResolvedValue()
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

test('one that is somebody’s is said, and another one can be typed', async () => {
  finish.mockRejectedValueOnce(new ProblemError({ ...localProblem('email_taken'), status: 409 }))
  renderInThai(<FinishRegistrationForm uid="line" asksEmail kind="worker" />)
  await fillIn('holder@example.com')
  expect(await screen.findByText(messages.problems.email_taken)).toBeVisible()
  expect(leaveTo).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByLabelText(texts.email))
  await userEvent.type(screen.getByLabelText(texts.email), 'somying@example.com')
  await userEvent.click(screen.getByRole('button', { name: texts.register.submit }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/register/send-email'))
})
