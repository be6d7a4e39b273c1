import { expect, type Page } from '@playwright/test'

/**
 * Stands in for Google's script that carries messages between a page and the identity provider's frame in it; tests
 * reach no outside network. Everything else is real: Firebase's client, the sandbox's frame and its window.
 */
function googleApi() {
  type Message = { gapi?: 'ready' | 'ask' | 'answer'; id?: number; type?: string; body?: unknown }
  type Handler = (body: unknown) => unknown

  function channel(other: () => Window | null) {
    const handlers = new Map<string, Handler>()
    const waiting = new Map<number, (answers: unknown[]) => void>()
    const post = (message: Message) => other()?.postMessage(message, '*')
    addEventListener('message', async ({ source, data }: MessageEvent<Message>) => {
      if (source !== other() || typeof data !== 'object') return
      const { gapi, id = 0, type = '', body } = data
      if (gapi === 'answer') {
        try {
          waiting.get(id)?.([body])
        } catch {
          // Google's script hears no error of its callers either: Firebase's client throws one after each answer.
        }
      }
      const handler = gapi === 'ask' && handlers.get(type)
      if (handler) post({ gapi: 'answer', id, body: await handler(body) })
    })
    return {
      register: (type: string, handler: Handler) => handlers.set(type, handler),
      send(type: string, body: unknown, done?: (answers: unknown[]) => void) {
        const id = waiting.size + 1
        waiting.set(id, done ?? (() => {}))
        post({ gapi: 'ask', id, type, body })
      },
      ready: () => post({ gapi: 'ready' }),
    }
  }

  type Opened = { where: HTMLElement; url: string; attributes: { style: Record<string, string> } }
  const context = {
    open({ where, url, attributes }: Opened, opened: (frame: unknown) => Promise<unknown>) {
      const frame = document.createElement('iframe')
      const { style, ...rest } = attributes
      for (const [name, value] of Object.entries(rest)) frame.setAttribute(name, String(value))
      Object.assign(frame.style, style)
      const there = new Promise<void>((done) => {
        addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
          if (source === frame.contentWindow && data?.gapi === 'ready') done()
        })
      })
      frame.src = url
      where.append(frame)
      const { register, send } = channel(() => frame.contentWindow)
      return opened({ register, send, restyle: async () => {}, ping: () => there })
    },
    getParentIframe() {
      const { register, send, ready } = channel(() => parent)
      ready()
      return { register, send }
    },
  }
  const iframes = { CROSS_ORIGIN_IFRAMES_FILTER: null, Iframe: context, getContext: () => context }
  const load = (_part: string, { callback }: { callback: () => void }) => setTimeout(callback)
  const script = document.currentScript as HTMLScriptElement
  const onload = new URL(script.src).searchParams.get('onload') ?? 'gapi_onload'
  const global = window as unknown as Record<string, unknown>
  Object.assign(window, { gapi: { load, iframes } })
  if (typeof global[onload] === 'function') global[onload]()
}

/** Lets the pages of a test reach the windows of Google, Facebook and LINE, as the sandbox plays them. */
export async function openProviders(page: Page): Promise<void> {
  const context = page.context()
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${googleApi})()` }),
  )
  // What the sandbox's window would load to look nicer.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort())
}

/** Does what opens a provider's window, and signs in there as the person of this address. */
export async function throughWindow(page: Page, email: string, open: () => Promise<void>): Promise<void> {
  const [window] = await Promise.all([page.waitForEvent('popup'), open()])
  const known = window.locator('.js-reuse-account').filter({ hasText: email })
  const another = window.locator('.js-new-account')
  await expect(known.or(another).first()).toBeVisible()
  if (await known.isVisible()) await known.click()
  else {
    await another.click()
    await window.locator('#email-input').fill(email)
    await window.locator('#sign-in').click()
  }
  if (!window.isClosed()) await window.waitForEvent('close')
}
