import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { ChannelListener } from '../channel'
import type { OpenDatabase } from '../database'
import { UserDirectory } from '../identity/user-directory'
import { forbidden, unavailable } from '../problem'
import { createService, type ServiceApp } from '../service'
import { type TestIssuer, testIssuer } from '../testing/issuer'
import { MemoryIdentity } from '../testing/memory-identity'
import { openStream } from '../testing/open-stream'
import { testSettings } from '../testing/settings'
import { stopApp } from '../testing/stop-app'
import { testDatabase } from '../testing/test-database'
import { until } from '../testing/until'
import { EventStream } from './event-stream'
import { EventStreams, type StreamLimits } from './event-streams'
import { watchRight } from './watch-right'

let issuer: TestIssuer
let database: OpenDatabase
beforeAll(async () => {
  ;[issuer, database] = await Promise.all([testIssuer(), testDatabase('services/job-post/migrations')])
})
afterAll(async () => {
  await database.close()
  await issuer.close()
})

const running: ServiceApp[] = []
afterEach(async () => {
  for (const app of running.splice(0)) await stopApp(app)
})

/** A service whose streams tell people of their team what is said on a channel. */
async function newsroom(limits?: StreamLimits) {
  const identity = new MemoryIdentity()
  const teams = new Map<string, string>()
  const begun: (string | undefined)[] = []
  let listener: ChannelListener | undefined
  let listeners = 0
  let streams: EventStreams<string> | undefined
  const app = await createService({
    name: 'sample',
    settings: testSettings(issuer),
    database,
    users: new UserDirectory(identity),
    kind: 'employer',
    checks: {},
    register(scope) {
      const made = new EventStreams<string>(scope, { keyOf: (team) => team, limits })
      streams = made
      made.hear(
        async (_channel, hears) => {
          listener = hears
          listeners += 1
          return async () => {
            listeners -= 1
          }
        },
        'news',
        {
          heard: (data) => {
            for (const stream of made.all) stream.send({ data, id: data })
          },
          missed: () => undefined,
        },
      )
      made.route('/v1/news', {
        config: { access: 'identified' },
        readerOf: async ({ caller }) => {
          const team = teams.get(caller?.uid ?? '')
          if (!team) throw forbidden()
          return team
        },
        begin: async (stream, lastEventId) => {
          begun.push(lastEventId)
          stream.sendFirst([{ event: 'ready', data: stream.reader }])
          stream.begun()
        },
      })
    },
  })
  running.push(app)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })

  async function read(uid: string, headers: Record<string, string> = {}, exp?: number) {
    const token = await issuer.token(uid, exp === undefined ? {} : { exp })
    const stream = await openStream(address, '/v1/news', { authorization: `Bearer ${token}`, ...headers })
    if (stream.status === 200) await stream.until(({ event }) => event === 'ready')
    return stream
  }

  return {
    app,
    identity,
    teams,
    begun,
    tell: (news: string) => listener?.heard(news),
    open: () => streams?.all.length,
    listeners: () => listeners,
    async join(uid: string, team = 'one') {
      if (!identity.users.has(uid)) identity.add(uid, { kind: 'employer' })
      teams.set(uid, team)
      return read(uid)
    },
    read,
  }
}

describe('a stream', () => {
  test('brings what is told, and is told where its reader continues', async () => {
    const { join, read, tell, begun } = await newsroom()
    const stream = await join('a')
    expect([stream.headers.get('content-type'), stream.headers.get('cache-control')]).toEqual([
      'text/event-stream',
      'no-store, no-transform',
    ])
    tell('first\nand second line')
    expect(await stream.until(({ data }) => data.includes('second'))).toEqual({
      id: 'first',
      data: 'first\nand second line',
    })
    await stream.close()
    const again = await read('a', { 'last-event-id': 'first' })
    await again.close()
    const odd = await read('a', { 'last-event-id': 'x'.repeat(300) })
    await odd.close()
    expect(begun).toEqual([undefined, 'first', undefined])
  })

  test('shows again and again that it is alive', async () => {
    const { app, identity, teams } = await newsroom({ heartbeatMs: 10, mostOpen: 10 })
    identity.add('a')
    teams.set('a', 'one')
    const headers = { authorization: `Bearer ${await issuer.token('a')}` }
    const { port } = app.server.address() as { port: number }
    const answer = await fetch(`http://127.0.0.1:${port}/v1/news`, { headers })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (text.split('event: alive\ndata: \n\n').length < 4) text += (await reader?.read())?.value ?? ''
    await reader?.cancel()
  })

  test('ends when the service stops, and so does listening', async () => {
    const { app, join, open, listeners } = await newsroom()
    const stream = await join('a')
    expect([open(), listeners()]).toEqual([1, 1])
    running.splice(0)
    // Without anybody who cuts connections.
    await Promise.all([app.close(), stream.ended])
    expect([open(), listeners()]).toEqual([0, 0])
  })

  test('of an account with too many ends for its latest', async () => {
    const { join, open } = await newsroom({ heartbeatMs: 15_000, mostOpen: 2 })
    const [first, second, other] = [await join('a'), await join('a'), await join('b')]
    const third = await join('a')
    await first.ended
    expect(open()).toBe(3)
    await Promise.all([second, third, other].map((stream) => stream.close()))
    await until(() => open() === 0)
  })

  test('is not there for somebody without the right', async () => {
    const { read, identity, open } = await newsroom()
    identity.add('stranger')
    expect([(await read('stranger')).status, (await read('nobody')).status, open()]).toEqual([403, 401, 0])
  })
})

describe('a stream ends', () => {
  test('when its reader signs out, loses the right, or comes to another team, and nobody else’s', async () => {
    const { join, identity, teams, tell } = await newsroom()
    const streams = [await join('signs-out'), await join('loses'), await join('moves')]
    const stays = await join('stays')
    identity.add('signs-out', { validAfter: Math.ceil(Date.now() / 1_000) + 60 })
    teams.delete('loses')
    teams.set('moves', 'two')
    await Promise.all(streams.map(({ ended }) => ended))
    tell('to who is left')
    await stays.until(({ data }) => data === 'to who is left')
    expect(streams.flatMap(({ events }) => events.map(({ event }) => event))).toEqual(Array(3).fill('ready'))
    await stays.close()
  })

  test('with its token, also while nobody can be asked', async () => {
    const { join, read, identity } = await newsroom()
    await (await join('a')).close()
    const exp = Math.floor(Date.now() / 1_000) + 2
    const stream = await read('a', {}, exp)
    identity.isDown = true
    await stream.ended
    expect(Date.now()).toBeGreaterThan((exp - 1) * 1_000)
  })
})

describe('the right to a stream', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  /** Lets a time pass, and what is asked be answered. */
  async function pass(ms: number) {
    jest.advanceTimersByTime(ms)
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }

  function watched(isAllowed: () => Promise<boolean>) {
    jest.useFakeTimers()
    const ends: number[] = []
    const start = Date.now()
    const stop = watchRight({
      until: start + 3_600_000,
      isAllowed,
      end: () => ends.push(Date.now() - start),
    })
    return { ends, stop }
  }

  test('is checked so often that losing it shows within five seconds', async () => {
    let isAllowed = true
    const { ends } = watched(async () => isAllowed)
    await pass(60_000)
    expect(ends).toEqual([])
    isAllowed = false
    await pass(4_000)
    expect(ends).toHaveLength(1)
    await pass(3_600_000)
    expect(ends).toHaveLength(1)
  })

  test('lasts while nobody answers, but not for ever, and no longer than its token', async () => {
    const down = watched(async () => {
      throw unavailable('down')
    })
    for (let check = 0; check < 10; check += 1) await pass(4_000)
    expect(down.ends).toEqual([])
    for (let check = 0; check < 10; check += 1) await pass(4_000)
    expect(down.ends).toHaveLength(1)
    const token = watched(async () => true)
    await pass(3_600_000)
    expect(token.ends).toEqual([3_600_000])
  })

  test('is not watched after the stream was closed', async () => {
    let asked = 0
    const { ends, stop } = watched(async () => {
      asked += 1
      return false
    })
    stop()
    await pass(3_600_000)
    expect([asked, ends]).toEqual([0, []])
  })
})

describe('what waits for a reader', () => {
  const news = { data: 'x'.repeat(10_000) }
  /** Sends more than may wait, as it happens: bit by bit. */
  async function sendMuch(stream: EventStream<null>) {
    for (let event = 0; event < 60; event += 1) {
      stream.send(news)
      await setImmediate()
    }
  }

  test('is bounded, before the stream has begun and after', async () => {
    const [waiting, open] = [new EventStream(null), new EventStream(null)]
    open.begun()
    for (const stream of [waiting, open]) {
      await sendMuch(stream)
      expect(stream.out.destroyed).toBe(true)
    }
  })

  test('may be much for one who reads', async () => {
    const stream = new EventStream(null)
    stream.begun()
    stream.out.resume()
    await sendMuch(stream)
    expect(stream.out.destroyed).toBe(false)
  })

  test('does not keep a stream open that ends', () => {
    const stream = new EventStream(null)
    stream.begun()
    stream.send(news)
    stream.end()
    expect(stream.out.destroyed).toBe(true)
  })

  test('comes after what the stream begins with', async () => {
    const stream = new EventStream(null)
    stream.send({ data: 'meanwhile' })
    stream.sendFirst([{ data: 'first' }])
    stream.begun()
    expect(String(stream.out.read())).toBe('retry: 1000\n\ndata: first\n\ndata: meanwhile\n\n')
  })
})
