import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { googleMapsOrigin } from '@/lib/config/maps-access'

type MapsModule = typeof import('@/lib/maps/load-maps')

/** A page loads maps once, so each test gets freshly loaded modules. */
async function freshPage(): Promise<MapsModule> {
  jest.resetModules()
  document.head.replaceChildren()
  return import('@/lib/maps/load-maps')
}

const scriptInPage = () => document.head.querySelector('script')
const scriptArrives = () => (window as Window & { partimMapsReady?: () => void }).partimMapsReady?.()
const maps = { Map: class {} }

beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(window, 'google', { configurable: true, value: { maps } })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('loading the maps', () => {
  test('asks for the places library in Thai, with the key, once', async () => {
    const { loadMaps } = await freshPage()
    const both = Promise.all([
      loadMaps({ origin: googleMapsOrigin, key: 'a key' }),
      loadMaps({ origin: googleMapsOrigin, key: 'a key' }),
    ])
    const { origin, pathname, searchParams } = new URL(scriptInPage()?.src ?? '')
    expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      key: 'a key',
      libraries: 'places',
      language: 'th',
    })
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
    scriptArrives()
    expect(await both).toEqual([maps, maps])
  })

  test('without a key: a key is required', async () => {
    const { loadMaps } = await freshPage()
    await expect(loadMaps({ origin: googleMapsOrigin, key: '' })).rejects.toMatchObject({
      name: 'MapsError',
      reason: 'key_required',
      message: 'Maps: a key is required',
    })
    expect(scriptInPage()).toBeNull()
  })

  test.each([['places'], [[1]], [['places&key=x']], [null]])(
    'libraries of %j: libraries must be an array of names',
    async (libraries) => {
      const { loadMaps } = await freshPage()
      await expect(
        loadMaps({ origin: googleMapsOrigin, key: 'a key', libraries: libraries as never }),
      ).rejects.toMatchObject({
        reason: 'libraries_not_names',
        message: 'Maps: libraries must be an array of names',
      })
    },
  )

  test('a script that cannot be had: error loading the maps script; the next call tries again', async () => {
    const { loadMaps } = await freshPage()
    const refused = expect(loadMaps({ origin: googleMapsOrigin, key: 'a key' })).rejects.toMatchObject({
      reason: 'script_failed',
      message: 'Maps: error loading the maps script',
    })
    scriptInPage()?.onerror?.('')
    await refused
    expect(scriptInPage()).toBeNull()
    const again = loadMaps({ origin: googleMapsOrigin, key: 'a key' })
    scriptArrives()
    await expect(again).resolves.toBe(maps)
  })

  test('after 5 seconds: maps could not be loaded; a script that comes later does no harm', async () => {
    const { loadMaps, mapsTimeoutMs } = await freshPage()
    expect(mapsTimeoutMs).toBe(5_000)
    const settled = jest.fn()
    const loading = loadMaps({ origin: googleMapsOrigin, key: 'a key' })
    loading.catch(settled)
    await jest.advanceTimersByTimeAsync(4_999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await expect(loading).rejects.toMatchObject({
      reason: 'timed_out',
      message: 'Maps: maps could not be loaded',
    })
    expect(scriptArrives).not.toThrow()
  })

  test('a key that is refused once a map is shown is told to whoever listens', async () => {
    const { onKeyRefused } = await freshPage()
    const refused = jest.fn()
    const stop = onKeyRefused(refused)
    const page = window as Window & { gm_authFailure?: () => void }
    page.gm_authFailure?.()
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ reason: 'script_failed' }))
    stop()
    expect(page.gm_authFailure).toBeUndefined()
  })
})
