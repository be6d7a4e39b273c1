import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from '@/lib/auth/identity-client'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const texts = messages.redirectAuth
const mali = { displayName: 'มาลี', email: 'mali@example.com' } as User
const signInWithToken = jest.fn<() => Promise<User>>()
const redirectedUser = jest.fn<() => Promise<User | null>>()
const startSession = jest.fn<(user: User) => Promise<'worker'>>()
const arrive = jest.fn()
jest.unstable_mockModule('@/lib/auth/firebase-browser', () => ({
  loadIdentityClient: async () => ({ signInWithToken, redirectedUser }),
}))
jest.unstable_mockModule('@/lib/accounts/sign-in', () => ({ startSession }))
jest.unstable_mockModule('./use-arrival', () => ({ useArrival: () => arrive }))
const { RedirectAuthPanel } = await import('./redirect-auth-panel')

beforeEach(() => {
  jest.clearAllMocks()
  signInWithToken.mockResolvedValue(mali)
  redirectedUser.mockResolvedValue(mali)
  startSession.mockResolvedValue('worker')
  location.hash = ''
})

test('a link with a token begins no session until its account was named and agreed to', async () => {
  location.hash = '#token=somebody-else'
  renderInThai(<RedirectAuthPanel next="/chat" provider={null} />)
  expect(await screen.findByRole('heading', { name: /เป็น mali@example\.com ใช่ไหม/ })).toBeVisible()
  expect(location.hash).toBe('')
  expect(screen.getByRole('heading', { name: /mali@example\.com/ })).toHaveFocus()
  expect(startSession).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: texts.asked.notMe })).toHaveAttribute('href', '/login?next=%2Fchat')
  await userEvent.click(screen.getByRole('button', { name: texts.asked.enter }))
  expect(signInWithToken).toHaveBeenCalledTimes(2)
  expect(startSession).toHaveBeenCalledWith(mali)
  expect(arrive).toHaveBeenCalledWith('worker')
})

test('a session that cannot begin is said', async () => {
  location.hash = '#token=mine'
  startSession.mockRejectedValue(new Error('offline'))
  renderInThai(<RedirectAuthPanel next="/chat" provider={null} />)
  await userEvent.click(await screen.findByRole('button', { name: texts.asked.enter }))
  expect(await screen.findByRole('heading', { name: texts.failed })).toBeVisible()
})

test('the way back from a provider goes on by itself', async () => {
  renderInThai(<RedirectAuthPanel next="/chat" provider={null} />)
  await screen.findByText(texts.working)
  expect(arrive).toHaveBeenCalledWith('worker')
})

test('whose account has no address is not named by a name that anybody can take', async () => {
  location.hash = '#token=somebody-else'
  signInWithToken.mockResolvedValue({ displayName: 'ฝ่ายบุคคล พาร์ทิม', email: null } as User)
  renderInThai(<RedirectAuthPanel next="/chat" provider={null} />)
  const somebody = texts.asked.title.replace('{name}', texts.asked.somebody)
  expect(await screen.findByRole('heading', { name: somebody })).toBeVisible()
  expect(screen.queryByText(/ฝ่ายบุคคล/)).toBeNull()
  expect(startSession).not.toHaveBeenCalled()
})

test('a link that names a provider beside its token asks all the same, and leaves to nobody', async () => {
  location.hash = '#token=somebody-else'
  renderInThai(<RedirectAuthPanel next="/chat" provider="line" />)
  expect(await screen.findByRole('button', { name: texts.asked.enter })).toBeVisible()
  expect(redirectedUser).not.toHaveBeenCalled()
  expect(startSession).not.toHaveBeenCalled()
})

test('a token that is refused is said, and begins nothing', async () => {
  location.hash = '#token=used-before'
  signInWithToken.mockRejectedValue(Object.assign(new Error(), { code: 'auth/invalid-custom-token' }))
  renderInThai(<RedirectAuthPanel next="/chat" provider={null} />)
  expect(await screen.findByRole('heading', { name: texts.failed })).toBeVisible()
  expect(startSession).not.toHaveBeenCalled()
})
