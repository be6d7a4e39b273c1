import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { stopTimers } from '@/lib/testing/stopped-timers'
import type { TokenIssuer } from '@/lib/testing/token-issuer'
import { prepareWebEnvironment } from '@/lib/testing/web-environment'
import { readJobChanges, tagsOf } from './job-changes'
import { jobLists, type Tag } from './page-cache'

const id = '019aa000-0000-7000-8000-000000000001'

test.each([
  [id, [id]],
  [`${id} listed`, [id, jobLists]],
  ['*', 'all'],
  ['something new', 'all'],
] as const)('%j is read', (change, tags) => {
  expect(tagsOf(change)).toEqual(tags)
})

describe('a stream of changes', () => {
  let service: LocalServer
  let issuer: TokenIssuer
  let streams: ServerResponse[]
  beforeAll(async () => {
    service = await startLocalServer((_request, response) => {
      streams.push(response)
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('retry: 1000\n\ndata: *\n\n')
    })
    issuer = await prepareWebEnvironment({ JOB_POST_API_URL: service.url })
  })
  afterAll(() => Promise.all([service.close(), issuer.close()]))
  beforeEach(() => {
    streams = []
  })
  stopTimers()

  /** Reads what the service sends, as far as its first event. */
  async function read() {
    const told: ('all' | readonly Tag[])[] = []
    let tell = () => {}
    const first = new Promise<void>((resolve) => {
      tell = resolve
    })
    const ended = readJobChanges((tags) => {
      told.push(tags)
      tell()
    })
    await first
    const [stream] = streams
    if (!stream) throw new Error('nobody asked')
    return { told, ended, stream, closed: once(stream, 'close') }
  }

  test('is told of event by event, and ends with its service', async () => {
    const { told, ended, stream } = await read()
    stream.write('event: alive\ndata: \n\n')
    stream.write(`data: ${id} li`)
    await setImmediate()
    stream.end('sted\n\n')
    await ended
    expect(told).toEqual(['all', [id, jobLists]])
  })

  test('that is silent is left, also when its request was collected as garbage meanwhile', async () => {
    const { ended, closed } = await read()
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    for (let turn = 0; turn < 10; turn += 1) {
      collectGarbage()
      await setImmediate()
    }
    jest.advanceTimersByTime(60_000)
    await Promise.all([ended, closed])
  })

  test('is left by whoever fails to handle a change', async () => {
    const failing = readJobChanges(() => {
      throw new Error('cannot be handled')
    })
    await expect(failing).rejects.toThrow('cannot be handled')
    const [stream] = streams
    if (stream && !stream.closed) await once(stream, 'close')
  })
})
