import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { renderPage } from './render-page'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A page of a server that answers like this. */
async function pageOf(listener: RequestListener) {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { host: '127.0.0.1', port, path: '/', headers: {}, visitor: null }
}

test('a page is rendered however many idle connections the server closed just then', async () => {
  // Connections that answered once: they are closed when they are used again, as idle ones are.
  const used = new WeakSet<Socket>()
  const page = await pageOf((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    response.end('หน้า')
  })
  const ask = () => renderPage(page)
  await Promise.all([ask(), ask(), ask()])
  const again = await ask()
  expect(again.kind === 'page' && again.answer.bodies.identity.toString()).toBe('หน้า')
})

describe('what becomes of an answer', () => {
  test('a page is compressed, for it is sent often', async () => {
    const rendered = await renderPage(await pageOf((_, response) => response.end('หน้า')))
    expect(rendered).toMatchObject({
      kind: 'page',
      answer: { bodies: { gzip: expect.any(Buffer), br: expect.any(Buffer) } },
    })
  })

  test('what is not there is not compressed', async () => {
    const page = await pageOf((_, response) => response.writeHead(404).end('ไม่มี'))
    expect(await renderPage(page)).toEqual({
      kind: 'other',
      status: 404,
      answer: { headers: {}, bodies: { identity: Buffer.from('ไม่มี') } },
    })
  })

  test('a page that fails is shown to nobody else, unless a service is away', async () => {
    const failing = await pageOf((_, response) => response.writeHead(500).end('for one visitor'))
    expect(await renderPage(failing)).toEqual({ kind: 'failed', cause: new Error('the page answered 500') })
  })

  test('a page that says that a service is away is sent as it is', async () => {
    const page = await pageOf((_, response) => response.writeHead(503, { 'Retry-After': '5' }).end('รอสักครู่'))
    expect(await renderPage(page)).toEqual({
      kind: 'failed',
      cause: new Error('the page answered 503'),
      unavailable: {
        status: 503,
        answer: { headers: { 'retry-after': '5' }, bodies: { identity: Buffer.from('รอสักครู่') } },
      },
    })
  })

  test('where there is none the cause is told', async () => {
    const page = await pageOf(() => undefined)
    await expect(renderPage({ ...page, timeoutMs: 20 })).rejects.toThrow('no answer within 20 ms')
    const cut = await pageOf(({ socket }, response) => {
      response.writeHead(200).write('half')
      setImmediate(() => socket.destroy())
    })
    await expect(renderPage(cut)).rejects.toThrow('aborted')
  })
})
