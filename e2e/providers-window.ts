import { expect, type Page } from '@playwright/test'

/**
 * Stands in for the Google script that carries messages between a page and the identity provider's frame, because tests
 * use no outside network. Everything else is real: Firebase's client, and the sandbox's frame and window.
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
          // Google's script ignores errors of its callers too; Firebase's client throws one after each answer.
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

/** Lets the pages of a test open the sandbox's sign-in windows for Google, Facebook and LINE. */
export async function openProviders(page: Page): Promise<void> {
  const context = page.context()
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${googleApi})()` }),
  )
  // The sandbox's window would load these for its appearance only.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort())
}

/** Opens a provider's window by calling `open`, and signs in there with this address. */
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
