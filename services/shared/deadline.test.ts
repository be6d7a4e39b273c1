import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { stoppingWithin } from './deadline'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** The name of the error with which a signal fires that nothing holds but its listener. */
const fired = (make: () => AbortSignal) =>
  new Promise<string>((resolve) => {
    const signal = make()
    signal.addEventListener('abort', () => resolve(signal.reason.name))
  })

test('a deadline beside a signal to stop fires, though memory is collected before it', async () => {
  const running = new AbortController()
  const ended = fired(() => stoppingWithin(100, running.signal))
  for (let round = 0; round < 5; round++) {
    await wait(10)
    collect()
  }
  expect(await ended).toBe('TimeoutError')
})

test('who is told to stop does not wait for the deadline', async () => {
  const running = new AbortController()
  const signal = stoppingWithin(60_000, running.signal)
  running.abort()
  expect(signal.aborted).toBe(true)
})
