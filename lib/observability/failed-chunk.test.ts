import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { isFailedChunk, reloadMarker, reloadOnce } from './failed-chunk'

const reload = jest.fn()
const stored = new Map<string, string>()
const online = { onLine: true }

const browser = {
  location: { reload },
  navigator: online,
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  },
}

beforeEach(() => {
  stored.clear()
  reload.mockClear()
  online.onLine = true
  jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00+07:00') })
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('a failed chunk load triggers one page reload, limited by a marker lasting 10 seconds', () => {
  test('the second failure within ten seconds does not reload, the one after does', () => {
    expect(reloadOnce()).toBe(true)
    jest.advanceTimersByTime(9_999)
    expect(reloadOnce()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(reloadOnce()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test.each(['', 'soon', 'NaN', '{}'])('a marker nobody can read (%j) is none', (marker) => {
    stored.set(reloadMarker, marker)
    expect(reloadOnce()).toBe(true)
    expect(reloadOnce()).toBe(false)
  })

  test('a marker from a clock that was ahead is none', () => {
    stored.set(reloadMarker, String(Date.now() + 3_600_000))
    expect(reloadOnce()).toBe(true)
    expect(reloadOnce()).toBe(false)
  })

  test('offline the page stays as it is', () => {
    online.onLine = false
    expect(reloadOnce()).toBe(false)
    expect(stored.size).toBe(0)
  })

  test('without storage it never reloads: it could not tell when to stop', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      configurable: true,
    })
    expect(reloadOnce()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

test.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'), true],
  [new Error('Loading CSS chunk 7 failed'), true],
  [new TypeError('Failed to fetch dynamically imported module: https://partim.example/a.js'), true],
  [new Error('503 unavailable'), false],
  ['Failed to load chunk', false],
  [null, false],
])('%s is a failed chunk: %s', (error, expected) => {
  expect(isFailedChunk(error)).toBe(expected)
})
