import { afterAll, beforeAll, jest } from '@jest/globals'
import { goesOn } from './fake-timers'

/** Fixes the date of a test file at one moment, ISO 8601, while timers keep running. */
export function stopCalendarAt(moment: string): void {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(moment), doNotFake: ['setTimeout', 'clearTimeout', ...goesOn] })
  })
  afterAll(() => {
    jest.useRealTimers()
  })
}
