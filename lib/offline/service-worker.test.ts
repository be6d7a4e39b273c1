import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { linkScreens } from '@/lib/auth/secret-screens'
import { offlinePage, offlinePagePolicy, serviceWorkerScript } from './generated/offline-page'
import { retiredServiceWorkerSource } from './service-worker-source'

type Waited = { waitUntil: (work: Promise<unknown>) => void }
type Asked = { mode: string; method: string; url: string }

/** What a browser gives a service worker, its caches filled with pages by their paths. */
function browser(script: string) {
  const kept = new Map<string, Map<string, Response>>([['partim-offline-earlier', new Map()]])
  const listeners = new Map<string, (event: object) => void>()
  const network = jest.fn<(request: Asked) => Promise<Response>>()
  const registration = {
    unregister: jest.fn(async () => true),
    navigationPreload: { enable: jest.fn(async () => undefined) },
  }
  runInNewContext(script, {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches: {
      open: async (name: string) => ({
        add: async ({ url }: { url: string }) => {
          kept.set(name, new Map([[url, new Response(offlinePage)]]))
        },
      }),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (path: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(path),
    },
    Request: class {
      constructor(readonly url: string) {}
    },
    Response,
    URL,
    fetch: network,
    registration,
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
  })
  const wait = async (name: string) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)?.({ waitUntil: (one) => work.push(one) } as Waited)
    await Promise.all(work)
  }
  return {
    kept,
    network,
    registration,
    install: async () => {
      await wait('install')
      await wait('activate')
    },
    /** The answer to a request, or null where the worker leaves it to the browser. */
    ask: async (asked: Partial<Asked>, preloadResponse?: Response) => {
      const request = { mode: 'navigate', method: 'GET', url: 'https://partim.example/branch', ...asked }
      let answer: Promise<Response> | null = null
      listeners.get('fetch')?.({
        request,
        preloadResponse: Promise.resolve(preloadResponse),
        respondWith: (given: Promise<Response>) => {
          answer = given
        },
      })
      return answer as Promise<Response> | null
    },
  }
}

let here: ReturnType<typeof browser>
beforeEach(async () => {
  here = browser(serviceWorkerScript)
  await here.install()
})

describe('the service worker', () => {
  test('keeps the offline page alone, and none from before', async () => {
    expect([...here.kept.keys()]).toEqual([expect.stringMatching(/^partim-offline-[\da-f]{12}$/)])
    expect([...here.kept.values()].map((pages) => [...pages.keys()])).toEqual([['/offline']])
  })

  test('answers a page load with it where there is no network', async () => {
    here.network.mockRejectedValue(new TypeError('Failed to fetch'))
    const answer = await here.ask({})
    expect(await answer?.text()).toBe(offlinePage)
  })

  test('hands on what the network answers, refusals and failures of the server included', async () => {
    here.network.mockResolvedValue(new Response('busy', { status: 503 }))
    expect((await here.ask({}))?.status).toBe(503)
    const preloaded = new Response('early')
    here.network.mockClear()
    expect(await here.ask({}, preloaded)).toBe(preloaded)
    expect(here.network).not.toHaveBeenCalled()
  })

  test.each([
    ['a call', { mode: 'cors', url: 'https://partim.example/api/job-post/v1/me' }],
    ['an event stream', { mode: 'cors', url: 'https://partim.example/api/partim/v1/events' }],
    ['an upload', { mode: 'cors', method: 'POST', url: 'https://storage.example/v0/b/files' }],
    ['a script', { mode: 'no-cors', url: 'https://partim.example/_next/static/chunks/a.js' }],
    ['a form the browser sends', { method: 'POST' }],
    ...linkScreens.map(
      (path) => [`the secret screen ${path}`, { url: `https://partim.example${path}?token=x` }] as const,
    ),
  ])('leaves %s alone', async (_what, asked) => {
    expect(await here.ask(asked)).toBeNull()
  })
})

test('switched off, it removes what was kept and itself', async () => {
  const there = browser(retiredServiceWorkerSource)
  await there.install()
  expect([...there.kept.keys()]).toEqual([])
  expect(there.registration.unregister).toHaveBeenCalledTimes(1)
  expect(await there.ask({})).toBeNull()
})

describe('the offline page', () => {
  const contents = (element: string) =>
    [...offlinePage.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )

  test('may run what is in it and nothing else, and needs no file', () => {
    expect(offlinePagePolicy).toBe(
      `script-src ${contents('script').join(' ')}; style-src ${contents('style').join(' ')}`,
    )
    expect(offlinePage).not.toMatch(/\s(?:src|style|on\w+)=|<link|url\(/)
  })

  test('says that what was typed is kept, where there is a draft', () => {
    expect(offlinePage).toMatch(/<li id="drafts" hidden>[^<]*ยังอยู่ในเครื่องนี้/)
    expect(offlinePage).toContain('partim:draft:')
  })

  test('says that what was pressed is sent by itself, where something waits', () => {
    expect(offlinePage).toMatch(/<li id="unsent" hidden>[^<]*ส่งให้เองเมื่อต่อเน็ตได้/)
    expect(offlinePage).toContain('partim:unsent:')
  })
})
