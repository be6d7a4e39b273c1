import { beforeEach, expect, jest, test } from '@jest/globals'

const closeSession = jest.fn<() => Promise<void>>()
const nothing = async () => undefined
jest.unstable_mockModule('client-only', () => ({}))
jest.unstable_mockModule('./account-requests', () => ({ closeSession }))
jest.unstable_mockModule('@/lib/auth/page-account', () => ({ tellOfSignIn: () => undefined }))
jest.unstable_mockModule('@/lib/drafts/kept-input', () => ({ dropAllInput: () => undefined }))
jest.unstable_mockModule('@/lib/geolocation/kept-position', () => ({ forgetPosition: () => undefined }))
jest.unstable_mockModule('@/lib/talk/outbox', () => ({ forgetAllOutgoing: nothing }))
jest.unstable_mockModule('@/lib/videos/kept-films', () => ({ forgetAllFilms: nothing }))
const { signOut } = await import('./sign-out')

/** The last cookie that was written, as the browser was given it. */
let written = ''
Object.assign(globalThis, {
  location: { protocol: 'https:' },
  document: {
    set cookie(text: string) {
      written = text
    },
  },
})
beforeEach(() => {
  written = ''
})

test('a session that ends on purpose is known as such before it ends, to what ends refused ones alone', async () => {
  let before = ''
  closeSession.mockImplementationOnce(async () => {
    before = written
  })
  await signOut()
  expect(before).toBe('partim-leaving=1; path=/api/session; max-age=60; samesite=lax; secure')
  // A page asked for meanwhile may be answered only now.
  expect(written).toBe(before)
})

test('signing out that failed leaves nothing that would hide a warning', async () => {
  closeSession.mockRejectedValueOnce(new Error('no network'))
  await expect(signOut()).rejects.toThrow('no network')
  expect(written).toMatch(/^partim-leaving=; path=\/api\/session; max-age=0;/)
})
