import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { slowLink, urgencyOf } from './slow-link.mjs'

const line = { roundTripMs: 20, bytesPerSecond: 1_000_000 }

/** Sends these over one link at once; answers whose packets came in which order, and after how many milliseconds. */
async function packetsOf(answers) {
  const link = slowLink(line)
  const packets = []
  const start = performance.now()
  const sent = Promise.all(
    answers.map(({ name, size, urgency }) =>
      link.send(Buffer.alloc(size), urgency, ({ length }) => packets.push({ name, length })),
    ),
  )
  await jest.runAllTimersAsync()
  await sent
  return { packets, ms: performance.now() - start }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  [{ priority: 'u=0, i' }, 0],
  [{ priority: 'i' }, 3],
  [{ priority: 'u=9' }, 3],
  [{}, 3],
])('%j has the urgency %i', (headers, urgency) => {
  expect(urgencyOf(headers)).toBe(urgency)
})

test('what is urgent overtakes what waits already, and nothing is lost', async () => {
  const { packets } = await packetsOf([
    { name: 'script', size: 30_000, urgency: 5 },
    { name: 'style', size: 10_000, urgency: 0 },
  ])
  const sizeOf = (name) =>
    packets.filter((packet) => packet.name === name).reduce((sum, { length }) => sum + length, 0)
  expect([sizeOf('style'), sizeOf('script')]).toEqual([10_000, 30_000])
  expect(packets.findLastIndex(({ name }) => name === 'style')).toBeLessThan(
    packets.findIndex(({ name }) => name === 'script'),
  )
})

test('a new connection sends ten packets, and the rest after an answer to them', async () => {
  const small = await packetsOf([{ name: 'a', size: 14_600, urgency: 0 }])
  expect(small.ms).toBeGreaterThanOrEqual(10)
  const large = await packetsOf([{ name: 'a', size: 14_600 + 1_460, urgency: 0 }])
  expect(large.ms).toBeGreaterThanOrEqual(line.roundTripMs)
})

test('bytes do not come faster than the line', async () => {
  const { ms } = await packetsOf([{ name: 'a', size: 200_000, urgency: 0 }])
  expect(ms).toBeGreaterThanOrEqual(190)
})
