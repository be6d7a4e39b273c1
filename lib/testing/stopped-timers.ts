import { afterEach, beforeEach, jest } from '@jest/globals'
import { goesOn } from './fake-timers'

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
