import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { generate } from 'selfsigned'
import { slowLink, urgencyOf } from './slow-link.mjs'

/**
 * Starts an HTTP/2 proxy with TLS in front of a web server, as the platform does in production. Without it browsers use
 * HTTP/1.1 over six new connections. Its certificate is self-signed.
 * @param {string} address of the web server, such as http://127.0.0.1:3000
 * @param {{ roundTripMs: number, bytesPerSecond: number }} [line] the line its visitors come over; none costs no time
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startFront(address, line) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  })
  const front = createSecureServer({ key, cert })
  const sessions = new Set()
  const links = new WeakMap()
  front.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    // Before its first request, a connection and its encryption are agreed on: two round trips.
    if (line) links.set(session, { ...slowLink(line), open: wait(2 * line.roundTripMs) })
  })
  front.on('stream', async (stream, head) => {
    const link = links.get(stream.session)
    if (link) {
      await link.open
      await wait(line.roundTripMs)
    }
    const { host } = new URL(address)
    const { ':path': path = '/', ':method': method } = head
    const passed = request(`${address}${path}`, { method, headers: { ...endToEnd(head), host } })
    passed.on('response', (answer) => {
      if (stream.destroyed) return answer.destroy()
      stream.respond({ ':status': answer.statusCode, ...endToEnd(answer.headers) })
      if (link) return sendOver(link, answer, stream, urgencyOf(head))
      answer.pipe(stream)
    })
    passed.on('error', () => stream.close())
    stream.on('error', () => passed.destroy())
    stream.pipe(passed)
  })
  await new Promise((listening) => front.listen(0, '127.0.0.1', listening))
  const stop = () =>
    new Promise((stopped) => {
      front.close(stopped)
      for (const session of sessions) session.destroy()
    })
  return { address: `https://localhost:${front.address().port}`, stop }
}

async function sendOver(link, answer, stream, urgency) {
  for await (const bytes of answer) await link.send(bytes, urgency, (packet) => stream.write(packet))
  stream.end()
}

/** The headers without connection-specific ones (RFC 9113, 8.2.2) and HTTP/2 pseudo-headers. */
const endToEnd = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !['connection', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  )
