import 'server-only'
import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'

const http = { send: overHttp, agent: new HttpAgent({ keepAlive: true }) }
const https = { send: overHttps, agent: new HttpsAgent({ keepAlive: true }) }

/** Methods that send nothing, and are asked once more if the connection had been closed (lib/api/fetch-policy.ts). */
const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

export const isRead = ({ method }: Request): boolean => readMethods.has(method)

/**
 * Reads from one of our services over Node's own HTTP client: a page asks up to a dozen times, and through `fetch`,
 * with its streams, each time costs twice the processor time. The body is read whole. Redirects are not followed.
 */
export function readFromService(request: Request, signal: AbortSignal): Promise<Response> {
  const { protocol } = new URL(request.url)
  const { send, agent } = protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const { method, url } = request
    const asked = send(url, { agent, method, headers: Object.fromEntries(request.headers), signal })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => resolve(responseOf(answer, Buffer.concat(parts))))
    })
    asked.end()
  })
}

function responseOf({ statusCode = 502, headers }: IncomingMessage, body: Buffer): Response {
  const given = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') given.set(name, value)
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status: statusCode, headers: given })
}
