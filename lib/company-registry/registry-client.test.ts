import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { createRegistryClient } from './registry-client'
import { liveAnswer, unknownAnswer } from './testing'

const juristicId = '0105556001269'
const minute = 60_000

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
beforeEach(() => {
  asked = []
  now = 0
})

const json = (body: unknown) => (response: ServerResponse) => response.end(JSON.stringify(body))
const client = () =>
  createRegistryClient({ address: registry.url, credential: 'a-credential', timeoutMs: 200, now: () => now })

test('the registry is asked with the credential, and a found company kept for an hour', async () => {
  answer = json(liveAnswer(juristicId))
  const { find } = client()
  await expect(find(juristicId)).resolves.toMatchObject({ juristicId })
  now = 60 * minute - 1
  await find(juristicId)
  expect(asked).toEqual([{ url: `/api/v1/juristic_person/${juristicId}`, credential: 'a-credential' }])
  now = 60 * minute
  await find(juristicId)
  expect(asked).toHaveLength(2)
})

test('an unknown number is kept for five minutes', async () => {
  answer = json(unknownAnswer)
  const { find } = client()
  await expect(find(juristicId)).resolves.toBeNull()
  now = 5 * minute - 1
  await expect(find(juristicId)).resolves.toBeNull()
  expect(asked).toHaveLength(1)
  now = 5 * minute
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
  const faults: [string, (response: ServerResponse) => void][] = [
    [
      'a firewall’s page',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
    ],
    ['an error', (response) => response.writeHead(500).end('{}')],
    ['a missing credential', (response) => response.writeHead(401).end(JSON.stringify(unknownAnswer))],
    ['a dropped connection', (response) => response.destroy()],
    ['silence', () => undefined],
    ['a redirect', (response) => response.writeHead(302, { Location: '/' }).end()],
  ]

  test.each(faults)('%s', async (_name, fault) => {
    const { find } = client()
    answer = fault
    await expect(find(juristicId)).rejects.toMatchObject({ name: 'RegistryUnavailable' })
    answer = json(liveAnswer(juristicId))
    await expect(find(juristicId)).resolves.toMatchObject({ juristicId })
  })
})
