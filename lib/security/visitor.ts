import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { webSettings } from '@/lib/config/web-settings'
import { beforeRequests } from './before-requests'
import { ownRequestOf } from './own-request'
import { readProxies, visitorAddress, visitorKey } from './visitor-address'
import { forEverybody, signVisitor, visitorHeader } from './visitor-header'

/** What is known of the request that is being answered. */
type Answering = {
  /** The visitor's address; null for nobody's request. */
  readonly address: string | null
  /** Whether what the page asked was not to be had (instrumentation.ts notes it). */
  isUnavailable?: boolean
}

type Visitors = AsyncLocalStorage<Answering>

/** One per process, however many bundles of the framework contain a copy of this module. */
const global = globalThis as { [key: symbol]: Visitors | undefined }
const key = Symbol.for('partim.visitors')
const visitors = global[key] ?? new AsyncLocalStorage<Answering>()
global[key] = visitors

/**
 * Remembers the visitor's address during all work for a request. It is stored beside the request, not in a header of
 * it: no sender can write it, and the framework's own X-Forwarded-For is whatever the sender wrote.
 */
export function noteVisitors(): void {
  const { onCloudRun, TRUSTED_PROXIES } = webSettings()
  const isOurProxy = readProxies(TRUSTED_PROXIES)
  const addressOf = ({ socket, headers }: IncomingMessage) => {
    const own = ownRequestOf(headers)
    if (own !== undefined) return own
    return visitorAddress({
      socket: socket.remoteAddress,
      forwardedFor: headers['x-forwarded-for']?.toString(),
      behindFrontEnd: onCloudRun,
      isOurProxy,
    })
  }
  beforeRequests('visitors', ({ request }, pass) => visitors.run({ address: addressOf(request) }, pass))
}

/** The address of the visitor whose request is being answered; null outside of one, and for everybody. */
export const visitorsAddress = (): string | null => visitors.getStore()?.address ?? null

/** What limits count the visitor by whose request is being answered; null outside of one. */
export function currentVisitor(): string | null {
  const address = visitorsAddress()
  return address && visitorKey(address)
}

/** Does what is for everybody, such as filling a cache, in the name of nobody. */
export const asNobody = <Result>(work: () => Result): Result => visitors.run({ address: null }, work)

/** Adds to a request to one of our services for whom it is made, a visitor or everybody; it must have its id already. */
export function addVisitor(request: Request): void {
  request.headers.delete(visitorHeader)
  const answering = visitors.getStore()
  if (!answering) return
  const address = answering.address ?? forEverybody
  const { pathname, search } = new URL(request.url)
  const requestId = request.headers.get('X-Request-Id') ?? ''
  const signed = { method: request.method, path: `${pathname}${search}`, requestId }
  request.headers.set(visitorHeader, signVisitor(address, signed, webSettings().VISITOR_SECRET))
}

/** Whether the page that is being answered failed because something it asked was not to be had. */
export const isUnavailable = (): boolean => visitors.getStore()?.isUnavailable === true

/** Notes that an error of the page that is being answered is of something behind it, which will be there again. */
export function noteUnavailable(): void {
  const answering = visitors.getStore()
  if (answering) answering.isUnavailable = true
}
