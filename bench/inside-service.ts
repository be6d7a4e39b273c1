import { subscribe } from 'node:diagnostics_channel'
import { createInterface } from 'node:readline'

/**
 * Makes a program a service for inside.mjs: prints what it is `ready` with as a line of JSON, then one for each word of its
 * input. `figures` is answered with the milliseconds that each answer since the last time took inside the service, from a
 * request's start to its answer's end. It stops when its input ends.
 */
export function serveFigures(
  ready: object,
  stop: () => Promise<void>,
  words: Readonly<Record<string, () => Promise<unknown>>> = {},
): void {
  const begun = new WeakMap<object, number>()
  const took: number[] = []
  subscribe('http.server.request.start', (message) => {
    begun.set((message as { request: object }).request, performance.now())
  })
  subscribe('http.server.response.finish', (message) => {
    took.push(performance.now() - (begun.get((message as { request: object }).request) ?? Number.NaN))
  })
  const answers: Readonly<Record<string, () => Promise<unknown>>> = {
    figures: async () => took.splice(0),
    ...words,
  }
  console.log(JSON.stringify(ready))
  createInterface({ input: process.stdin })
    .on('line', async (word) => console.log(JSON.stringify(await answers[word]?.())))
    .on('close', () => void stop().then(() => process.exit(0)))
}
