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

/** Gives a file's tests one moment for their date, ISO 8601, while everything that waits goes on waiting as it does. */
export function stopCalendarAt(moment: string): void {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(moment), doNotFake: [...realTime] })
  })
  afterAll(() => {
    jest.useRealTimers()
  })
}
