import 'server-only'
import { type IncomingHttpHeaders, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownRequestHeaders } from '@/lib/security/own-request'
import { nonceOf, withAddresses, withHashes, withoutNonceInData } from './cacheable-document'
import type { CachedAnswer, Rendered } from './page-cache'
import { withSiteOrigin } from './site-origin'

/** Milliseconds a page has to be rendered; whatever it asks of a service has eight seconds. */
const usualTimeoutMs = 10_000

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
  readonly timeoutMs?: number
}

/**
 * Asks this process's own server for a page, over a connection of its own: one that was left open may be closed by the server
 * at the moment when it is used again, and so may the next.
 */
function fetchPage({
  host,
  port,
  path,
  headers,
  visitor,
  timeoutMs = usualTimeoutMs,
}: PageRequest): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const asked = request({
      agent: false,
      host,
      port,
      path,
      timeout: timeoutMs,
      headers: { ...headers, ...ownRequestHeaders(visitor), 'accept-encoding': 'identity' },
    })
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${timeoutMs} ms`)))
    asked.on('error', reject)
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
  'retry-after',
  'x-nextjs-cache',
  'x-nextjs-stale-time',
  'x-nextjs-postponed',
] as const

/** The document or data as it may be cached, with its part of a Content-Security-Policy where it states one. */
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
  return { text: html, policy: trust }
}

function cacheable(fetched: Fetched): CachedAnswer {
  const { text, policy } = withoutSecrets(fetched)
  const headers: Record<string, string> = {}
  for (const name of sentOn) {
    const value = fetched.headers[name]
    if (value !== undefined) headers[name] = String(value)
  }
  if (headers.link) headers.link = headers.link.replace(/; nonce="[^"]*"/g, '')
  if (policy !== null) headers['content-security-policy'] = policy
  return { headers, bodies: { identity: Buffer.from(text) } }
}

async function compressed({ headers, bodies: { identity } }: CachedAnswer): Promise<CachedAnswer> {
  const [gz, br] = await Promise.all([
    asGzip(identity, { level: 6 }),
    asBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  return { headers, bodies: { identity, gzip: gz, br } }
}

/**
 * Renders a page once for every anonymous visitor. Compressed is what is sent often. A page that fails is nobody else's: it may
 * have failed for whom it was rendered, except where it says that a service is away. Rejects where there is no answer that
 * may be cached.
 */
export async function renderPage(asked: PageRequest): Promise<Rendered> {
  const fetched = await fetchPage(asked)
  const { status } = fetched
  if (status < 500) {
    const answer = cacheable(fetched)
    return status === 200
      ? { kind: 'page', answer: await compressed(answer) }
      : { kind: 'other', status, answer }
  }
  const cause = new Error(`the page answered ${status}`)
  return status === 503
    ? { kind: 'failed', cause, unavailable: { status, answer: cacheable(fetched) } }
    : { kind: 'failed', cause }
}
