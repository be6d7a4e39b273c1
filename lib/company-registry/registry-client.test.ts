import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { deferred } from '@/lib/testing/deferred'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { stopTimers } from '@/lib/testing/stopped-timers'
import { createRegistryClient } from './registry-client'
import { liveAnswer, unknownAnswer } from './testing'

const juristicId = '0105556001269'
const minute = 60_000
const timeoutMs = 400

let registry: LocalServer
let answer: (response: ServerResponse) => void
let asked: { readonly url: string | undefined; readonly credential: unknown }[]
let now: number

beforeAll(async () => {
  registry = await startLocalServer((request, response) => {
    asked.push({ url: request.url, credential: request.headers['x-registry-credential'] })
    answer(response)
  })
})
afterAll(() => registry.close())
const asOf = Date.parse('2026-11-23T03:00:00Z')
beforeEach(() => {
  asked = []
  now = asOf
})

const json = (body: unknown) => (response: ServerResponse) => response.end(JSON.stringify(body))
const client = () =>
  createRegistryClient({ address: registry.url, credential: 'a-credential', timeoutMs, now: () => now })

test('the registry is asked with the credential, and a found company kept for an hour', async () => {
  answer = json(liveAnswer(juristicId))
  const { find } = client()
  await expect(find(juristicId)).resolves.toMatchObject({ juristicId })
  now = asOf + 60 * minute
  await find(juristicId)
  expect(asked).toEqual([{ url: `/api/v1/juristic_person/${juristicId}`, credential: 'a-credential' }])
  now = asOf + 60 * minute + 1
  await find(juristicId)
  expect(asked).toHaveLength(2)
})

test('an unknown number is kept for five minutes', async () => {
  answer = json(unknownAnswer)
  const { find } = client()
  await expect(find(juristicId)).resolves.toBeNull()
  now = asOf + 5 * minute
  await expect(find(juristicId)).resolves.toBeNull()
  expect(asked).toHaveLength(1)
  now = asOf + 5 * minute + 1
  await find(juristicId)
  expect(asked).toHaveLength(2)
})

test('many who ask for one number at once ask once', async () => {
  answer = json(liveAnswer(juristicId))
  const { find } = client()
  await Promise.all(Array.from({ length: 50 }, () => find(juristicId)))
  expect(asked).toHaveLength(1)
})

describe('no usable answer is unavailable, and not kept:', () => {
  type Fault = (response: ServerResponse) => void
  const withBody =
    (body: string): Fault =>
    (response) =>
      response.writeHead(200).end(body)
  /** Each fault with the number of calls it causes: a fault that may be temporary is retried once, others are not. */
  const faults: [string, number, Fault][] = [
    [
      'a firewall’s page',
      1,
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
    ],
    ['JSON cut off', 1, withBody('{"status":{"code":"10')],
    ['JSON of another shape', 1, withBody('{"status":{"code":"1000"},"data":"none"}')],
    ['a list', 1, withBody('[]')],
    ['nothing at all', 1, withBody('')],
    ['an error', 2, (response) => response.writeHead(500).end('{}')],
    ['being overloaded', 2, (response) => response.writeHead(503).end('{}')],
    ['asking to slow down', 2, (response) => response.writeHead(429).end('{}')],
    ['a missing credential', 1, (response) => response.writeHead(401).end(JSON.stringify(unknownAnswer))],
    ['a dropped connection', 2, (response) => response.destroy()],
    ['a redirect', 1, (response) => response.writeHead(302, { Location: '/' }).end()],
  ]

  stopTimers()
  const isUnavailable = (finding: Promise<unknown>) =>
    expect(finding).rejects.toMatchObject({ name: 'RegistryUnavailable' })
  const isFoundAgain = async ({ find }: ReturnType<typeof client>) => {
    answer = json(liveAnswer(juristicId))
    await expect(find(juristicId)).resolves.toMatchObject({ juristicId })
  }

  test.each(faults)('%s, asked %i times', async (_name, times, fault) => {
    const registryClient = client()
    answer = fault
    // While the timers stand still, no answer can wait for the deadline.
    await isUnavailable(registryClient.find(juristicId))
    expect(asked).toHaveLength(times)
    await isFoundAgain(registryClient)
  })

  test.each<[string, Fault]>([
    ['silence', () => undefined],
    ['half an answer and then silence', (response) => response.write('{"status":')],
  ])('%s, once the time is up', async (_name, fault) => {
    const registryClient = client()
    const isAsked = deferred()
    answer = (response) => {
      fault(response)
      isAsked.resolve()
    }
    const start = Date.now()
    const unavailable = isUnavailable(registryClient.find(juristicId))
    await isAsked.promise
    jest.advanceTimersToNextTimer()
    await unavailable
    expect(Date.now() - start).toBe(timeoutMs)
    expect(asked).toHaveLength(1)
    await isFoundAgain(registryClient)
  })
})
