import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import { holdBeginning } from './whole-pages'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** Asks a server that answers like this, and returns the pieces of the body as they arrive, with the answer. */
async function piecesOf(answer: (response: ServerResponse) => Promise<void>) {
  server = createServer((_request, response) => {
    holdBeginning(response)
    void answer(response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const message = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ host: '127.0.0.1', port, agent: false }, resolve).on('error', reject),
  )
  const pieces: { text: string; at: number }[] = []
  message.setEncoding('utf8')
  for await (const text of message) pieces.push({ text, at: performance.now() })
  return { message, pieces, text: pieces.map((piece) => piece.text).join('') }
}

/** Begins a page as the framework does. */
function begin(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.flushHeaders()
}

test('a page whose rest follows soon comes all at once', async () => {
  const { pieces, text } = await piecesOf(async (response) => {
    begin(response)
    response.write('<main>กำลังโหลด</main>')
    await wait(60)
    response.write('<p>งาน 6 รายการ</p>')
    await wait(60)
    response.end('<script></script>')
  })
  expect(text).toBe('<main>กำลังโหลด</main><p>งาน 6 รายการ</p><script></script>')
  const times = pieces.map(({ at }) => at)
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(50)
})

test('the beginning does not wait for a part that takes long', async () => {
  let ended = 0
  const { pieces, text } = await piecesOf(async (response) => {
    begin(response)
    response.write('<main>กำลังโหลด</main>')
    await wait(700)
    ended = performance.now()
    response.end('<p>งาน 6 รายการ</p>')
  })
  expect(text).toBe('<main>กำลังโหลด</main><p>งาน 6 รายการ</p>')
  expect(pieces[0]?.text).toBe('<main>กำลังโหลด</main>')
  expect(pieces[0]?.at).toBeLessThan(ended)
})

test('what is no page is passed on as it is written', async () => {
  const { pieces } = await piecesOf(async (response) => {
    response.setHeader('Content-Type', 'text/event-stream')
    response.write('data: 1\n\n')
    await wait(50)
    response.end('data: 2\n\n')
  })
  expect(pieces.map(({ text }) => text)).toEqual(['data: 1\n\n', 'data: 2\n\n'])
})

test('a page without a body ends', async () => {
  const { message, text } = await piecesOf(async (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.writeHead(304).end()
  })
  expect([message.statusCode, text]).toEqual([304, ''])
})
