import { expect, jest, test } from '@jest/globals'

const closeSession = jest.fn(async () => undefined)
const nothing = async () => undefined
jest.unstable_mockModule('client-only', () => ({}))
jest.unstable_mockModule('./account-requests', () => ({ closeSession }))
jest.unstable_mockModule('@/lib/auth/page-account', () => ({ tellOfSignIn: () => undefined }))
jest.unstable_mockModule('@/lib/drafts/kept-input', () => ({
  dropAllInput: () => undefined,
  dropOthersInput: () => undefined,
}))
jest.unstable_mockModule('@/lib/talk/outbox', () => ({
  forgetAllOutgoing: nothing,
  forgetOthersOutgoing: nothing,
}))
jest.unstable_mockModule('@/lib/videos/kept-films', () => ({
  forgetAllFilms: nothing,
  forgetOthersFilms: nothing,
}))
const { keepPosition } = await import('@/lib/geolocation/kept-position')
const { signOut } = await import('./sign-out')
const { dropOthers } = await import('./drop-others')

/** The browser's cookie for pages of jobs, without its hour. */
let kept = ''
Object.assign(globalThis, {
  location: { protocol: 'https:' },
  document: {
    set cookie(text: string) {
      const [pair = '', ...rest] = text.split('; ')
      if (!pair.startsWith('partim-position')) return
      expect(rest).toContain('path=/jobs')
      kept = rest.includes('max-age=0') ? '' : pair
    },
  },
})

test.each([
  ['signing out', () => signOut()],
  ['another account signing in', () => dropOthers('another')],
])('a position kept for an hour is forgotten by %s', async (_, leave) => {
  keepPosition({ lat: 13.7461, lng: 100.5338 })
  expect(kept).toBe('partim-position=13.746_100.534')
  await leave()
  expect(kept).toBe('')
})
