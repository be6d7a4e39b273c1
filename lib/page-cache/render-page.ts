import 'server-only'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownRequestHeaders } from '@/lib/security/own-request'
import { nonceOf, withAddresses, withHashes, withoutNonceInData } from './kept-document'
import type { KeptAnswer, Rendered } from './page-cache'
import { withSiteOrigin } from './site-origin'

/** Milliseconds a page has to be rendered. */
const timeoutMs = 10_000

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

const [asGzip, asBrotli] = [promisify(gzip), promisify(brotliCompress)]

type Fetched = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

export type PageRequest = {
  readonly host: string
  readonly port: number
  readonly path: string
  /** What the framework's router says it has; nothing of who asks. */
  readonly headers: Readonly<Record<string, string>>
  /** Who is the first to ask for it; null where it is rendered anew for everybody. */
  readonly visitor: string | null
}

/** Asks this process's own server for a page. */
async function fetchPage(asked: PageRequest): Promise<Fetched> {
  try {
    return await fetchOnce(asked)
  } catch (error) {
    if (!(error instanceof ClosedMeanwhile)) throw error
    return fetchOnce(asked)
  }
}

/** The server closed an idle connection at the moment when it was used again; it has not seen the request. */
class ClosedMeanwhile extends Error {}

function fetchOnce({ host, port, path, headers, visitor }: PageRequest): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const asked = request({
      agent,
      host,
      port,
      path,
      timeout: timeoutMs,
      headers: { ...headers, ...ownRequestHeaders(visitor), 'accept-encoding': 'identity' },
    })
    asked.on('timeout', () => asked.destroy(new Error('the page took too long')))
    asked.on('error', (error: NodeJS.ErrnoException) =>
      reject(asked.reusedSocket && error.code === 'ECONNRESET' ? new ClosedMeanwhile() : error),
    )
    asked.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 500,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asked.end()
  })
}

const sentOn = [
  'content-type',
  'vary',
  'link',
  'location',
  'x-nextjs-cache',
  'x-nextjs-stale-time',
  'x-nextjs-postponed',
] as const

/** The document or data as it may be kept, with its part of a Content-Security-Policy where it states one. */
function withoutSecrets({ headers, body }: Fetched): { text: string; policy: string | null } {
  const stated = headers['content-security-policy']
  const policy = Array.isArray(stated) ? stated.at(-1) : stated
  if (!String(headers['content-type']).startsWith('text/html') || policy === undefined) {
    const nonce = policy === undefined ? null : nonceOf(policy)
    return { text: withSiteOrigin(nonce ? withoutNonceInData(body, nonce) : body), policy: null }
  }
  const nonce = nonceOf(policy)
  if (nonce === null) {
    const { html, policy: trust } = withAddresses(body, policy, withSiteOrigin)
    return { text: html, policy: trust }
  }
  const { html, policy: trust } = withHashes(withSiteOrigin(body), { nonce, policy })
  if (html.includes(nonce)) throw new Error('a nonce is left in a page that is to be kept')
  return { text: html, policy: trust }
}

async function keepable(fetched: Fetched): Promise<KeptAnswer> {
  const { text, policy } = withoutSecrets(fetched)
  const identity = Buffer.from(text)
  const [gz, br] = await Promise.all([
    asGzip(identity, { level: 6 }),
    asBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  const headers: Record<string, string> = {}
  for (const name of sentOn) {
    const value = fetched.headers[name]
    if (value !== undefined) headers[name] = String(value)
  }
  if (headers.link) headers.link = headers.link.replace(/; nonce="[^"]*"/g, '')
  if (policy !== null) headers['content-security-policy'] = policy
  return { headers, bodies: { identity, gzip: gz, br } }
}

/** Renders a page once for every stranger; a failure of the page or of what it asks is `failed`. */
export async function renderPage(asked: PageRequest): Promise<Rendered> {
  const fetched = await fetchPage(asked)
  if (fetched.status >= 500) return { kind: 'failed' }
  const answer = await keepable(fetched)
  return fetched.status === 200
    ? { kind: 'kept', answer }
    : { kind: 'passing', status: fetched.status, answer }
}
