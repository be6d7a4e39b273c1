import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { orderToPay } from './testing'

/** The provider's code as a PNG: jsdom draws nothing, so what the canvas was asked for is looked at. */

let asked: string[]
let provided: string
jest.unstable_mockModule('@/lib/api/late-fetch', () => ({
  fetchOrProblemLate: async ({ url }: { url: string }) => {
    asked.push(url)
    // jsdom's has no text.
    const blob = Object.assign(new Blob([provided], { type: 'image/svg+xml' }), {
      text: async () => provided,
    })
    return { ok: true, blob: async () => blob }
  },
}))
const { CodeCard } = await import('./code-card')

let drawn: (readonly [number, number, number, number])[]
/** What each address that was made is of. */
let made: Map<string, Blob>
const withStubs = {
  request: globalThis.Request,
  createObjectURL: URL.createObjectURL,
  revokeObjectURL: URL.revokeObjectURL,
}

beforeEach(() => {
  asked = []
  drawn = []
  made = new Map()
  Object.assign(globalThis, {
    Request: class {
      constructor(readonly url: string) {}
    },
  })
  URL.createObjectURL = (blob) => {
    const address = `blob:${made.size}`
    made.set(address, blob as Blob)
    return address
  }
  URL.revokeObjectURL = () => undefined
  // As browsers do that give an SVG no size but its own.
  const natural = new WeakMap<HTMLImageElement, number>()
  Object.assign(HTMLImageElement.prototype, {
    async decode(this: HTMLImageElement) {
      const text = await new Promise<string>((done) => {
        const reader = new FileReader()
        reader.onload = () => done(String(reader.result))
        const blob = made.get(this.src)
        if (blob) reader.readAsText(blob)
        else done('')
      })
      natural.set(this, Number(/width="(\d+)"/.exec(text)?.[1] ?? 0))
    },
  })
  for (const side of ['naturalWidth', 'naturalHeight'] as const) {
    jest.spyOn(HTMLImageElement.prototype, side, 'get').mockImplementation(function size(
      this: HTMLImageElement,
    ) {
      return natural.get(this) ?? 0
    })
  }
  const context = {
    fillRect: () => undefined,
    drawImage: (_image: unknown, ...place: [number, number, number, number]) => drawn.push(place),
  }
  // A canvas that is to be looked at has no colours here.
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((_kind: string, options?: unknown) => (options ? null : context) as never)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['png'], { type: 'image/png' })))
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  URL.createObjectURL = withStubs.createObjectURL
  URL.revokeObjectURL = withStubs.revokeObjectURL
  globalThis.Request = withStubs.request
})

const show = () =>
  renderInThai(<CodeCard order={orderToPay} paymentId="pay-1" seller="พาร์ทิม" left={60_000} whole={90_000} />)
const code = () => screen.getByRole('img', { name: /^คิวอาร์/ })

test('a code without a size of its own is drawn as large as its place', async () => {
  provided = '<svg viewBox="0 0 40 40"></svg>'
  show()
  await waitFor(() => expect(code()).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
  expect(drawn).toEqual([[60, 60, 600, 600]])
})

test('a code to which the browser gives no size stays the provider’s own picture', async () => {
  provided = '<svg width="100%" viewBox="0 0 40 40"></svg>'
  show()
  await waitFor(() => expect(made.size).toBe(1))
  await new Promise((done) => setTimeout(done))
  expect(code()).toHaveAttribute('src', '/api/orders/order-1/code?payment=pay-1')
  expect([asked.length, drawn]).toEqual([1, []])
})

test('what saves the code is asked, so that the consent banner gives way to it', () => {
  provided = '<svg width="40" height="40" viewBox="0 0 40 40"></svg>'
  show()
  expect(screen.getByRole('button', { name: messages.orders.pay.save }).closest('[data-asked]')).toBeVisible()
})
