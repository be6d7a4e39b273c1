import { afterEach, expect, test } from '@jest/globals'
import { keptFresh } from './kept-fresh'

const given = globalThis.navigator
const pretend = (value: unknown) =>
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true })
afterEach(() => {
  pretend(given)
})

test('data is refreshed at its interval, and at once when the tab is looked at or the network is back', () => {
  pretend({ connection: { effectiveType: '4g' } })
  expect(keptFresh(30_000)).toMatchObject({
    refreshInterval: 30_000,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
  })
})

test.each([[{ saveData: true }], [{ effectiveType: '2g' }]])(
  'on %j nothing is fetched unasked',
  (connection) => {
    pretend({ connection })
    expect(keptFresh(30_000)).toMatchObject({
      refreshInterval: 0,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    })
  },
)

test('a page can be rendered on a server, which has no navigator', () => {
  pretend(undefined)
  expect(keptFresh).not.toThrow()
})
