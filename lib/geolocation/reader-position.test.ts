import { expect, jest, test } from '@jest/globals'

let value: string | undefined
jest.unstable_mockModule('server-only', () => ({}))
jest.unstable_mockModule('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (name === 'partim-position' ? { value } : undefined) }),
}))
const { readerPosition } = await import('./reader-position')

test('the position that the browser kept is read, to about 100 m', async () => {
  value = '13.746_100.534'
  expect(await readerPosition()).toEqual({ lat: 13.746, lng: 100.534 })
  value = '-8.000_115.200'
  expect(await readerPosition()).toEqual({ lat: -8, lng: 115.2 })
})

test.each([
  undefined,
  '',
  '13.746',
  '13.746,100.534',
  '91.000_100.000',
  '13.000_181.000',
  '13.7461_100.534',
  'a_b',
])('anything else is none: %s', async (written) => {
  value = written
  expect(await readerPosition()).toBeNull()
})
