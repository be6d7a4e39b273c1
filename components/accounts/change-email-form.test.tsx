import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Requests from '@/lib/accounts/account-requests'
import type { Me } from '@/lib/accounts/me'
import type * as Proving from '@/lib/accounts/prove-identity'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const changeEmail = jest.fn<typeof Requests.changeEmail>()
const proveIdentity = jest.fn<typeof Proving.proveIdentity>()
const proofOf: typeof Proving.proofOf = () => 'password'
jest.unstable_mockModule('@/lib/accounts/account-requests', () => ({ changeEmail }))
jest.unstable_mockModule('@/lib/accounts/prove-identity', () => ({ proofOf, proveIdentity }))
jest.unstable_mockModule('@/lib/auth/firebase-browser', () => ({ loadIdentityClient: async () => ({}) }))
const { ChangeEmailForm } = await import('./change-email-form')

const me = {
  uid: 'u',
  kind: 'worker',
  email: 'old@example.com',
  signInMethods: ['password'],
} as unknown as Me
const texts = messages.sendEmail
const onChanged = jest.fn()
const send = () => userEvent.click(screen.getByRole('button', { name: texts.changeSubmit }))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: texts.newEmail })

beforeEach(() => {
  changeEmail.mockReset()
  proveIdentity.mockReset()
  onChanged.mockReset()
  renderInThai(<ChangeEmailForm me={me} onCancel={() => undefined} onChanged={onChanged} />)
})

test('in a fresh sign-in the new address is all that is asked for', async () => {
  changeEmail.mockResolvedValue({ email: 'new@example.com' } as Me)
  await userEvent.type(field(), 'new@example.com')
  await send()
  expect(changeEmail).toHaveBeenCalledWith('worker', 'new@example.com', undefined)
  expect(onChanged).toHaveBeenCalledWith('new@example.com')
  expect(proveIdentity).not.toHaveBeenCalled()
})

test('after a while the password is asked for as well, and what was typed stays', async () => {
  changeEmail.mockRejectedValueOnce(
    new ProblemError({ ...localProblem('unknown'), code: 'sign_in_again', status: 401 }),
  )
  await userEvent.type(field(), 'new@example.com')
  await send()
  expect(await screen.findByText(texts.proveFirst)).toBeTruthy()
  expect([field().value, onChanged.mock.calls]).toEqual(['new@example.com', []])

  changeEmail.mockResolvedValue({ email: 'new@example.com' } as Me)
  await userEvent.type(screen.getByLabelText(messages.account.presentPassword), 'krua-yai-2569')
  await send()
  expect(proveIdentity).toHaveBeenCalledWith(me, { password: 'krua-yai-2569' })
  expect(onChanged).toHaveBeenCalledWith('new@example.com')
})
