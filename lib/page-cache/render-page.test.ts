import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { renderPage } from './render-page'

let server: Server
/** Connections that answered once: they are closed when they are used again, as idle ones are. */
const used = new WeakSet<Socket>()
let asked = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1
    if (used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    response.end('หน้า')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a page is asked for again where an idle connection was closed just then', async () => {
  const { port } = server.address() as AddressInfo
  const page = { host: '127.0.0.1', port, path: '/', headers: {}, visitor: null }
  expect((await renderPage(page)).kind).toBe('kept')
  const again = await renderPage(page)
  expect(asked).toBe(3)
  expect(again.kind === 'kept' && again.answer.bodies.identity.toString()).toBe('หน้า')
})
