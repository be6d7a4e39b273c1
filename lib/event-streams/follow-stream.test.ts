import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { accountMark } from '@/lib/auth/account-mark'
import { stopTimers } from '@/lib/testing/stopped-timers'

const page = { cookie: '', addEventListener: () => undefined }
// Node's own channel would keep the test running.
Object.assign(globalThis, { document: page, addEventListener: () => undefined, BroadcastChannel: undefined })
const { followStream } = await import('./follow-stream')
type Tab = NonNullable<Parameters<typeof followStream>[1]>

const somying = await accountMark('somying')
const weera = await accountMark('weera')

/** Signs an account in in the browser. */
function signIn(mark: string) {
  page.cookie = `partim-signed-in=${mark}`
}

stopTimers()
beforeEach(() => signIn(somying))

/** Lets messages and locks take their turn. */
const settle = () => jest.advanceTimersByTimeAsync(20)

type Features = { readonly hasLocks?: boolean }

/** A browser: its tabs, what they share, and a server that remembers the events it sent. */
function newBrowser({ hasLocks = true }: Features = {}) {
  const channels = new Set<FakeChannel>()
  const sources = new Set<FakeSource>()
  const addresses: string[] = []
  const log: { name: string; data: string; id: string; owner: string | null }[] = []

  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super()
      channels.add(this)
    }
    postMessage(data: unknown) {
      const heard = structuredClone(data)
      for (const other of channels) {
        if (other === this || other.name !== this.name) continue
        setTimeout(() => {
          if (channels.has(other)) other.dispatchEvent(new MessageEvent('message', { data: heard }))
        })
      }
    }
    close() {
      channels.delete(this)
    }
  }

  class FakeSource extends EventTarget {
    static readonly CLOSED = 2
    readyState = 1
    #lastEventId = ''
    readonly parameters: URLSearchParams
    constructor(address: string) {
      super()
      addresses.push(address)
      sources.add(this)
      this.parameters = new URL(address, 'http://localhost').searchParams
      setTimeout(() => this.begin())
    }
    get owner() {
      return this.parameters.get('for')
    }
    /** As the server begins: what came after the last event is sent again. */
    begin() {
      const after = this.#lastEventId || this.parameters.get('after')
      this.say('ready', '{}', after === null ? `${log.length}` : '')
      if (after === null) return
      for (const { name, data, id, owner } of log.slice(Number(after)))
        if (owner === this.owner) this.say(name, data, id)
    }
    say(name: string, data = '', id = '') {
      this.#lastEventId = id || this.#lastEventId
      if (sources.has(this))
        this.dispatchEvent(new MessageEvent(name, { data, lastEventId: this.#lastEventId }))
    }
    fail(readyState: number) {
      this.readyState = readyState
      this.dispatchEvent(new Event('error'))
    }
    close() {
      sources.delete(this)
    }
  }

  type Request = { grant: () => void; isHeld: boolean; end: () => void }
  const queues = new Map<string, Request[]>()
  const locks = {
    request(name: string, { signal }: { signal: AbortSignal }, callback: () => Promise<void>) {
      return new Promise<void>((resolve, reject) => {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        const next = () => {
          const [first] = queue
          if (first && !first.isHeld) setTimeout(() => first.grant())
        }
        const request: Request = {
          isHeld: false,
          grant: () => {
            if (request.isHeld || queue[0] !== request) return
            request.isHeld = true
            void callback().then(request.end)
          },
          end: () => {
            queue.splice(queue.indexOf(request), 1)
            next()
            resolve()
          },
        }
        signal.addEventListener('abort', () => {
          if (request.isHeld) return
          queue.splice(queue.indexOf(request), 1)
          reject(signal.reason)
        })
        queue.push(request)
        next()
      })
    },
  }

  /** A tab that follows a stream, with what it heard. */
  function open() {
    const target = new EventTarget()
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    const tab = {
      document,
      navigator: { locks: hasLocks ? locks : undefined },
      EventSource: FakeSource,
      BroadcastChannel: FakeChannel,
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    } as unknown as Tab
    const heard: string[] = []
    const state = { isLive: false, begins: 0, misses: 0 }
    const stop = followStream(
      {
        path: '/api/news',
        names: ['news'],
        heard: (_name, data) => heard.push(data),
        missed: () => {
          state.misses += 1
        },
        setLive: (isLive) => {
          state.isLive = isLive
          if (isLive) state.begins += 1
        },
      },
      tab,
    )
    const show = (visibilityState: 'visible' | 'hidden') => {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
    }
    return {
      heard,
      state,
      stop,
      show,
      sleep: () => target.dispatchEvent(new Event('pagehide')),
      wake: () => target.dispatchEvent(new Event('pageshow')),
    }
  }

  return {
    open,
    addresses,
    /** The open streams. */
    streams: () => [...sources],
    channels: () => channels.size,
    /** Something happens to an account, and the server tells its streams. */
    happen(data: string, owner = somying) {
      const event = { name: 'news', data, id: `${log.length + 1}`, owner }
      log.push(event)
      for (const source of sources) if (source.owner === owner) source.say(event.name, data, event.id)
    },
  }
}

describe('tabs of one account', () => {
  test('share one stream, of which all hear everything', async () => {
    const browser = newBrowser()
    const tabs = [browser.open(), browser.open(), browser.open()]
    await settle()
    expect(browser.addresses).toEqual([`/api/news?for=${somying}`])
    expect(tabs.map(({ state }) => state.isLive)).toEqual([true, true, true])
    browser.happen('one')
    await settle()
    expect(tabs.map(({ heard }) => heard)).toEqual([['one'], ['one'], ['one']])
  })

  test('that come later learn that the stream is there', async () => {
    const browser = newBrowser()
    browser.open()
    await settle()
    const later = browser.open()
    await settle()
    expect([later.state, browser.streams().length]).toEqual([{ isLive: true, begins: 1, misses: 0 }, 1])
  })

  for (const [how, end] of [
    ['is closed', (tab: ReturnType<ReturnType<typeof newBrowser>['open']>) => tab.stop()],
    ['is hidden', (tab: ReturnType<ReturnType<typeof newBrowser>['open']>) => tab.show('hidden')],
    ['is left for another page', (tab: ReturnType<ReturnType<typeof newBrowser>['open']>) => tab.sleep()],
  ] as const) {
    test(`go on after the last event when the one that has the stream ${how}`, async () => {
      const browser = newBrowser()
      const [first, second, third] = [browser.open(), browser.open(), browser.open()]
      await settle()
      browser.happen('before')
      await settle()
      end(first)
      browser.happen('meanwhile')
      await settle()
      browser.happen('after')
      await settle()
      expect(browser.addresses[1]).toBe(`/api/news?for=${somying}&after=1`)
      expect(browser.streams()).toHaveLength(1)
      for (const { heard, state } of [second, third]) {
        expect(heard).toEqual(['before', 'meanwhile', 'after'])
        // Nothing was missed, so nothing is asked for again.
        expect(state).toEqual({ isLive: true, begins: 1, misses: 0 })
      }
      expect([first.heard, first.state.isLive]).toEqual([['before'], false])
    })
  }

  test('have no stream while all are hidden, and a new one for the first that is seen', async () => {
    const browser = newBrowser()
    const tabs = [browser.open(), browser.open()]
    await settle()
    for (const tab of tabs) tab.show('hidden')
    await settle()
    expect([browser.streams(), browser.channels()]).toEqual([[], 0])
    browser.happen('unseen')
    tabs[1]?.show('visible')
    await settle()
    expect(browser.addresses[1]).toBe(`/api/news?for=${somying}`)
    // It asks for everything itself.
    expect(tabs.map(({ state }) => [state.isLive, state.begins])).toEqual([
      [false, 1],
      [true, 2],
    ])
  })

  test('sleep and wake without being there twice', async () => {
    const browser = newBrowser()
    const tab = browser.open()
    tab.wake()
    await settle()
    expect(browser.addresses).toHaveLength(1)
    tab.sleep()
    await settle()
    expect([browser.streams(), browser.channels(), tab.state.isLive]).toEqual([[], 0, false])
    tab.wake()
    await settle()
    expect([browser.streams().length, tab.state.isLive]).toEqual([1, true])
  })

  test('ask again when the stream was lost, or may have missed something', async () => {
    const browser = newBrowser()
    const tabs = [browser.open(), browser.open()]
    await settle()
    const [stream] = browser.streams()
    stream?.fail(0)
    await settle()
    expect(tabs.map(({ state }) => state.isLive)).toEqual([false, false])
    stream?.begin()
    await settle()
    expect(tabs.map(({ state }) => state)).toEqual(Array(2).fill({ isLive: true, begins: 2, misses: 0 }))
    stream?.say('resync', '{}')
    await settle()
    expect(tabs.map(({ state }) => state.misses)).toEqual([1, 1])
  })

  test('try again some time after the stream was refused', async () => {
    const browser = newBrowser()
    const tabs = [browser.open(), browser.open()]
    await settle()
    browser.streams()[0]?.fail(2)
    await settle()
    expect([browser.streams(), tabs.map(({ state }) => state.isLive)]).toEqual([[], [false, false]])
    browser.happen('meanwhile')
    await jest.advanceTimersByTimeAsync(30_000)
    await settle()
    expect(tabs.map(({ heard, state }) => [heard, state.isLive])).toEqual(
      Array(2).fill([['meanwhile'], true]),
    )
  })

  test('do not trust a stream that is silent, and trust one that shows it is alive', async () => {
    const browser = newBrowser()
    const tabs = [browser.open(), browser.open()]
    await settle()
    for (let time = 0; time < 10; time += 1) {
      await jest.advanceTimersByTimeAsync(15_000)
      browser.streams()[0]?.say('alive')
    }
    await settle()
    expect(tabs.map(({ state }) => [state.isLive, state.begins])).toEqual(Array(2).fill([true, 1]))
    await jest.advanceTimersByTimeAsync(40_000)
    expect([tabs.map(({ state }) => state.isLive), browser.streams()]).toEqual([[false, false], []])
    await jest.advanceTimersByTimeAsync(30_000)
    await settle()
    expect(tabs.map(({ state }) => state.isLive)).toEqual([true, true])
  })
})

test('tabs of another account in the same browser have a stream of their own, and hear nothing of it', async () => {
  const browser = newBrowser()
  const hers = browser.open()
  await settle()
  signIn(weera)
  const his = browser.open()
  await settle()
  expect(browser.addresses).toEqual([`/api/news?for=${somying}`, `/api/news?for=${weera}`])
  browser.happen('for her', somying)
  browser.happen('for him', weera)
  await settle()
  expect([hers.heard, his.heard]).toEqual([['for her'], ['for him']])
  hers.stop()
  await settle()
  expect(browser.streams()).toHaveLength(1)
})

test('without locks each tab has a stream of its own', async () => {
  const browser = newBrowser({ hasLocks: false })
  const tabs = [browser.open(), browser.open()]
  await settle()
  browser.happen('one')
  await settle()
  expect([browser.streams().length, browser.channels()]).toEqual([2, 0])
  expect(tabs.map(({ heard }) => heard)).toEqual([['one'], ['one']])
})
