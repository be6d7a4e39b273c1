import { beforeEach, expect, jest, test } from '@jest/globals'

const register = jest.fn<() => Promise<{ signInToken?: string }>>()
const openSession = jest.fn<(idToken: string) => Promise<void>>()
const signInWithToken = jest.fn<(token: string) => Promise<{ getIdToken: () => Promise<string> }>>()
const client = { signInWithToken, currentUser: () => null }
jest.unstable_mockModule('client-only', () => ({}))
jest.unstable_mockModule('./account-requests', () => ({ register, openSession }))
jest.unstable_mockModule('@/lib/auth/firebase-browser', () => ({
  loadIdentityClient: async () => client,
  loadedIdentityClient: async () => client,
}))
const { createRegistration } = await import('./registration')

const somying = { kind: 'worker', displayName: 'สมหญิง', phone: '0812345678', email: 'a@example.com' } as const
const offline = new Error('no network')

beforeEach(() => {
  register
    .mockReset()
    .mockResolvedValueOnce({ signInToken: 'token' })
    .mockRejectedValue(new Error('signed out'))
  openSession.mockReset().mockResolvedValue()
  signInWithToken.mockReset().mockResolvedValue({ getIdToken: async () => 'anew' })
})

test.each([
  ['the provider', () => signInWithToken.mockRejectedValueOnce(offline)],
  ['our own origin', () => openSession.mockRejectedValueOnce(offline)],
])(
  'who was signed out by registering tries again when %s did not answer, and is not registered twice',
  async (_, fail) => {
    fail()
    const { finish } = createRegistration()
    await expect(finish(somying)).rejects.toBe(offline)
    await finish(somying)
    expect(register).toHaveBeenCalledTimes(1)
    expect(signInWithToken).toHaveBeenLastCalledWith('token')
    expect(openSession).toHaveBeenLastCalledWith('anew')
  },
)
