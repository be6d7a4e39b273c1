import { afterAll, beforeAll, jest } from '@jest/globals'

const realTime = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

/** Fixes the date of a test file at one moment, ISO 8601, while timers keep running. */
export function stopCalendarAt(moment: string): void {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(moment), doNotFake: [...realTime] })
  })
  afterAll(() => {
    jest.useRealTimers()
  })
}
