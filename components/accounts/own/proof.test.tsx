import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Requests from '@/lib/accounts/account-requests'
import type * as Leaving from '@/lib/accounts/leave-to'
import type { Me } from '@/lib/accounts/me'
import type * as OwnRequests from '@/lib/accounts/own-account-requests'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Browser from '@/lib/auth/firebase-browser'
import type { IdentityClient } from '@/lib/auth/identity-client'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { deletionPhrase } from '@/validators/deletion-phrase'

const user = { uid: 'u', getIdToken: async () => 'token' }
const signIn = jest.fn<IdentityClient['signIn']>()
const startEmailChange = jest.fn<typeof OwnRequests.startEmailChange>()
const requestDeletion = jest.fn<typeof OwnRequests.requestDeletion>()
const closeSession = jest.fn<typeof Requests.closeSession>()
const requestPasswordReset = jest.fn<typeof Requests.requestPasswordReset>()
const leaveTo = jest.fn<typeof Leaving.leaveTo>()
const nothing = () => undefined
const openSession = async () => undefined
const changePassword = async () => undefined
const signInWithPassword = async () => undefined
const loadIdentityClient = (async () => ({ signIn })) as unknown as typeof Browser.loadIdentityClient
jest.unstable_mockModule('@/lib/auth/firebase-browser', () => ({ loadIdentityClient }))
jest.unstable_mockModule('@/lib/accounts/account-requests', () => ({
  openSession,
  closeSession,
  requestPasswordReset,
}))
jest.unstable_mockModule('@/lib/accounts/sign-in', () => ({ signInWithPassword }))
jest.unstable_mockModule('@/lib/accounts/leave-to', () => ({ leaveTo }))
jest.unstable_mockModule('@/lib/accounts/own-account-requests', () => ({
  startEmailChange,
  requestDeletion,
  changePassword,
  noteSignInMethod: nothing,
  removeSignInMethod: nothing,
}))
const { default: PasswordForm } = await import('./password-form')
const { default: EmailForm } = await import('./email-form')
const { default: DeletionForm } = await import('./deletion-form')
const { default: MethodForm } = await import('./method-form')

const texts = messages.account
const me = {
  uid: 'u',
  kind: 'worker',
  email: 'old@example.com',
  signInMethods: ['password'],
} as unknown as Me
const typeIn = (label: string, value: string) => userEvent.type(screen.getByLabelText(label), value)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  for (const mock of [signIn, startEmailChange, requestDeletion, closeSession, leaveTo, requestPasswordReset])
    mock.mockReset()
})

/** The field has the focus and says what is wrong with it. */
async function expectWrongPassword() {
  expect(await screen.findByText(messages.validation.wrong_password)).toBeVisible()
  const field = screen.getByLabelText(texts.presentPassword)
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(messages.validation.wrong_password))
}

test('a wrong password is said at its field when the password is changed', async () => {
  signIn.mockRejectedValue({ code: 'auth/wrong-password' })
  renderInThai(<PasswordForm me={me} onClose={nothing} onChanged={nothing} />)
  await typeIn(texts.presentPassword, 'not-this-one')
  await typeIn(messages.newPassword.password, 'krua-yai-2569')
  await typeIn(messages.accounts.passwordConfirm, 'krua-yai-2569')
  await press(texts.passwordChange.submit)
  await expectWrongPassword()
})

test('a wrong password is said at its field when the address is changed; a right one says where the link went', async () => {
  signIn.mockRejectedValueOnce({ code: 'auth/wrong-password' })
  renderInThai(<EmailForm me={me} onClose={nothing} />)
  const address = `${'new'.repeat(20)}@example.com`
  await typeIn(texts.emailChange.field, address)
  await typeIn(texts.presentPassword, 'not-this-one')
  await press(texts.emailChange.submit)
  await expectWrongPassword()

  signIn.mockResolvedValue(user as never)
  startEmailChange.mockResolvedValue({ sentTo: address } as never)
  await press(texts.emailChange.submit)
  const sent = await screen.findByText(`ส่งลิงก์ไปที่ ${address} แล้ว`)
  // An address has no place to break: the least width of the text must not be that of the address.
  expect(sent.closest('.wrap-anywhere')).not.toBeNull()
})

test('who deletes the account is signed out, and reads what comes next on the login page', async () => {
  signIn.mockRejectedValueOnce({ code: 'auth/wrong-password' })
  renderInThai(<DeletionForm me={me} onClose={nothing} />)
  await userEvent.type(screen.getByRole('textbox'), deletionPhrase)
  await typeIn(texts.presentPassword, 'not-this-one')
  await press(texts.deletion.submit)
  await expectWrongPassword()

  signIn.mockResolvedValue(user as never)
  requestDeletion.mockResolvedValue({} as never)
  closeSession.mockRejectedValue(new Error('no network'))
  await press(texts.deletion.submit)
  expect(leaveTo).toHaveBeenCalledWith('/login?reason=deleted')
})

describe('who has neither a password nor a provider', () => {
  const byLink = { ...me, signInMethods: [] } as unknown as Me

  test.each([
    ['the password', <PasswordForm key="1" me={byLink} onClose={nothing} onChanged={nothing} />],
    ['the address', <EmailForm key="2" me={byLink} onClose={nothing} />],
    [
      'a way to sign in',
      <MethodForm
        key="3"
        me={byLink}
        provider="line"
        onClose={nothing}
        onLinked={nothing}
        onUnlinked={nothing}
      />,
    ],
    ['the whole account', <DeletionForm key="4" me={byLink} onClose={nothing} />],
  ])('gets a link to set one, where they want to change %s', async (_, form) => {
    requestPasswordReset
      .mockRejectedValueOnce(new ProblemError(localProblem('network')))
      .mockResolvedValueOnce(undefined)
    renderInThai(form)
    expect(screen.queryByLabelText(texts.presentPassword)).toBeNull()
    await press(texts.firstPassword.send)
    expect(await screen.findByText(messages.problems.network)).toBeVisible()
    await press(texts.firstPassword.send)
    expect(await screen.findByText('ส่งลิงก์ไปที่ old@example.com แล้ว')).toBeVisible()
    expect(requestPasswordReset.mock.calls).toEqual([['old@example.com'], ['old@example.com']])
  })
})
