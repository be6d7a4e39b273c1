import { afterEach, beforeEach, jest } from '@jest/globals'

const goesOn = [
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

/**
 * Stops the date and `setTimeout` of the code under test, so that a deadline passes only when the test advances the
 * timers; Node's own sockets go on.
 */
export function stopTimers(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: [...goesOn] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
}
