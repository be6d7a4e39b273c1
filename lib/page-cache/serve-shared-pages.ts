import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodingFor, sendBytes } from '@/lib/api/send-bytes'
import { sessionCookieName } from '@/lib/auth/session-cookie'
import { checkSession } from '@/lib/auth/web-verifier'
import { log } from '@/lib/observability/log'
import { beforeRequests } from '@/lib/security/before-requests'
import { ownRequestOf } from '@/lib/security/own-request'
import { visitorsAddress } from '@/lib/security/visitor'
import { followJobChanges } from './job-changes'
import { type CachedAnswer, type CachedPage, PageCache, type Rendered } from './page-cache'
import { renderPage } from './render-page'
import { cookieOf, prerenderedPageOf, type SharedPage, sharedPageOf } from './shared-pages'

/** What the framework's router says of what it has; its answer depends on them. */
const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const

/** Characters of them that are a router's own; more is rendered for whoever sends it. */
const mostOfRouter = 4_096

/** Metadata in the head and the whole page at once, as the framework sends it to those who run no scripts. */
const reader = 'facebookexternalhit (page cache)'

/** Every failure to render, which nothing else tells of where the page itself did not fail. */
const onFailure = ({ path }: CachedPage, err: unknown) =>
  log().error({ err, path }, 'a page could not be rendered for the cache')

const megabyte = 1024 * 1024

const documents = new PageCache({ mostBytes: 64 * megabyte, onFailure })
/** Apart, because anybody can ask for any number of these. */
const documentsOfMany = new PageCache({ mostBytes: 16 * megabyte, onFailure })
const routerData = new PageCache({ mostBytes: 64 * megabyte, onFailure })

/** Answers anonymous visitors' requests for shared pages with one rendering each, before the framework sees them. */
export function serveSharedPages(): void {
  void followJobChanges((tags) => {
    for (const cache of [documents, documentsOfMany, routerData]) cache.revalidate(tags)
  })
  const cookie = sessionCookieName()
  beforeRequests('shared-pages', ({ server, request, response }, pass) => {
    if (ownRequestOf(request.headers) !== undefined) return pass()
    const shared = sharedPageOf(request, cookie)
    const page = shared ?? prerenderedPageOf(request)
    const asked = page && askedOf(request, page)
    const address = server.address()
    // A server that is closing answers what comes over open connections, but cannot ask itself.
    if (!asked || address === null || typeof address === 'string') return pass()
    const reply = async () => {
      const rendered = await renderedOf(page, asked, address)
      if (response.destroyed) return
      // What cannot be shown to everybody is rendered for this request.
      if (!send(request, response, rendered)) pass()
    }
    if (shared) void reply()
    else
      mayBeSignedIn(cookieOf(request, cookie)).then((isMember) => {
        if (isMember) pass()
        else void reply()
      }, pass)
  })
}

/** Whether the framework has to decide; without the keys to verify a session with, it says so. */
async function mayBeSignedIn(session: string | undefined): Promise<boolean> {
  const check = await checkSession(session)
  return 'identity' in check || check.refusal === 'keys_unavailable'
}

/** Where this process reaches a server that listens at an address; on all addresses, it does on its own. */
const reachable = (address: string) => (['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address)

type Asked = { readonly key: string; readonly path: string; readonly headers: Record<string, string> }

/** What of a request its answer depends on; null where that is no document and not asked by the framework's router. */
function askedOf({ url = '', headers }: IncomingMessage, page: SharedPage): Asked | null {
  if (headers.rsc === undefined) {
    return { key: page.path, path: page.path, headers: { accept: 'text/html', 'user-agent': reader } }
  }
  const sent: Record<string, string> = {}
  for (const name of routerHeaders) {
    const value = headers[name]
    if (typeof value === 'string') sent[name] = value
  }
  const key = JSON.stringify([url, sent])
  return key.length > mostOfRouter ? null : { key, path: url, headers: sent }
}

function renderedOf(
  { path: name, tag, isOneOfMany }: SharedPage,
  { key, path, headers }: Asked,
  { address, port }: AddressInfo,
): Promise<Rendered> {
  const ofDocuments = isOneOfMany ? documentsOfMany : documents
  const cache = headers.rsc === undefined ? ofDocuments : routerData
  const visitor = visitorsAddress()
  return cache.answer({ key, path: name, tag }, ({ isFirst }) =>
    renderPage({ host: reachable(address), port, path, headers, visitor: isFirst ? visitor : null }),
  )
}

/** Sends what was rendered, or does nothing and answers false where that is nothing to send. */
function send(request: IncomingMessage, response: ServerResponse, rendered: Rendered): boolean {
  if (rendered.kind === 'page') sendAnswer(request, response, 200, rendered.answer)
  else {
    const other = rendered.kind === 'other' ? rendered : rendered.unavailable
    if (!other) return false
    sendAnswer(request, response, other.status, other.answer)
  }
  return true
}

function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, bodies }: CachedAnswer,
): void {
  const accepted = encodingFor(request)
  const encoding = bodies[accepted] ? accepted : 'identity'
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('Vary', [headers.vary ?? 'Accept-Encoding', 'Cookie'].join(', '))
  // A browser asks each time; no cache between it and us may hand an anonymous visitor's page to somebody signed in.
  response.setHeader('Cache-Control', 'private, no-cache')
  sendBytes(request, response, { body: bodies[encoding] ?? bodies.identity, encoding, status })
}
