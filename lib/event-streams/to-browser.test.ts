import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { streamOfService } from './from-service'
import { answerWithEvents, type EventSink, passOn } from './to-browser'

let service: LocalServer
let streams: ServerResponse[]
beforeAll(async () => {
  service = await startLocalServer((request, response) => {
    streams.push(response)
    if (request.url === '/refused') {
      response.writeHead(403, { 'Content-Type': 'application/problem+json' })
      response.end(JSON.stringify({ status: 403, code: 'forbidden', title: '', type: '', requestId: '1' }))
    } else if (request.url === '/other') response.writeHead(200).end('{}')
    else response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: first\n\n')
  })
})
afterAll(() => service.close())
beforeEach(() => {
  streams = []
})

/** The stream of the service as it is passed on to a browser, and the service's end of it. */
async function passedOn(signal = new AbortController().signal) {
  const answer = passOn(await streamOfService(new Request(`${service.url}/stream`, { signal })), signal)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const [stream] = streams
  if (!reader || !stream) throw new Error('there is no stream')
  return { answer, reader, stream }
}

async function collectGarbage() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let turn = 0; turn < 10; turn += 1) {
    collect()
    await setImmediate()
  }
}

describe('a stream of a service', () => {
  test('is passed on as it comes, to its end', async () => {
    const { answer, reader, stream } = await passedOn()
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
    expect(await reader.read()).toEqual({ done: false, value: 'data: first\n\n' })
    stream.end('data: last\n\n')
    expect(await reader.read()).toEqual({ done: false, value: 'data: last\n\n' })
    expect(await reader.read()).toEqual({ done: true, value: undefined })
  })

  test('that breaks ends, and the browser opens another', async () => {
    const { reader, stream } = await passedOn()
    await reader.read()
    stream.destroy()
    expect(await reader.read()).toEqual({ done: true, value: undefined })
  })

  test('is left when the browser goes away, also when its request was collected as garbage', async () => {
    const { reader, stream } = await passedOn()
    await reader.read()
    await collectGarbage()
    await Promise.all([once(stream, 'close'), reader.cancel()])
  })

  test('is left when the framework tells that the browser went away', async () => {
    const leaving = new AbortController()
    const { reader, stream } = await passedOn(leaving.signal)
    await reader.read()
    const closed = once(stream, 'close')
    leaving.abort()
    await closed
  })

  test('waits at the service for a browser that does not read', async () => {
    const { reader, stream } = await passedOn()
    let sent = 0
    // Megabytes more than the systems keep for the connection.
    const most = 1_000
    const mustWait = async () => {
      for (let turn = 0; turn < 100; turn += 1) {
        await setImmediate()
        if (!stream.writableNeedDrain) return false
      }
      return true
    }
    do {
      stream.write(`data: ${'x'.repeat(100_000)}\n\n`)
      sent += 1
    } while (sent < most && !(await mustWait()))
    expect(sent).toBeLessThan(most)
    await reader.cancel()
  })

  test('is refused as the service refuses it', async () => {
    const opening = (path: string) => streamOfService(new Request(`${service.url}${path}`))
    await expect(opening('/refused')).rejects.toMatchObject({ problem: { code: 'forbidden' } })
    await expect(opening('/other')).rejects.toMatchObject({ problem: { code: 'upstream_invalid' } })
  })
})

describe('events of the web', () => {
  function opened(signal = new AbortController().signal) {
    let sink: EventSink | undefined
    let stops = 0
    const answer = answerWithEvents((given) => {
      sink = given
      return () => {
        stops += 1
        given.end()
      }
    }, signal)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!sink || !reader) throw new Error('there is no stream')
    return { sink, reader, stops: () => stops }
  }

  test('are sent until they end', async () => {
    const { sink, reader } = opened()
    sink.send({ event: 'order', data: '{}' })
    sink.end()
    sink.send({ event: 'order', data: 'too late' })
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
    expect(text).toBe('retry: 3000\n\nevent: order\ndata: {}\n\n')
  })

  test('stop when the browser goes away, either way', async () => {
    const leaving = new AbortController()
    const [aborted, cancelled] = [opened(leaving.signal), opened()]
    leaving.abort()
    await cancelled.reader.cancel()
    expect([aborted.stops(), cancelled.stops()]).toEqual([1, 1])
  })

  test('stop for a browser that is too slow', async () => {
    const { sink, reader, stops } = opened()
    for (let event = 0; event < 100; event += 1) sink.send({ event: 'order', data: `${event}` })
    expect(stops()).toBe(1)
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
    expect(text.split('event: order').length).toBeLessThan(60)
  })
})

// Last, because a process stops once.
test('all streams end when the process is told to, and those that come later at once', async () => {
  const { reader, stream } = await passedOn()
  await reader.read()
  let stops = 0
  const own = () =>
    answerWithEvents(
      ({ end }) =>
        () => {
          stops += 1
          end()
        },
      new AbortController().signal,
    ).text()
  const before = own()
  const closed = once(stream, 'close')
  process.emit('SIGTERM', 'SIGTERM')
  await closed
  expect(await reader.read()).toEqual({ done: true, value: undefined })
  await before
  await own()
  expect(stops).toBe(2)
  const late = await passedOn()
  expect(await late.reader.read()).toEqual({ done: true, value: undefined })
})
