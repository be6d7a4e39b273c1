import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type IncomingMessage, Server } from 'node:http'
import { webSettings } from '@/lib/config/web-settings'
import { readProxies, visitorAddress, visitorKey } from './visitor-address'
import { signVisitor, visitorHeader } from './visitor-header'

type Visitors = { readonly storage: AsyncLocalStorage<string | null>; isNoted: boolean }

/** One for the process, however many bundles of the framework hold a copy of this module. */
const global = globalThis as { [key: symbol]: Visitors | undefined }
const key = Symbol.for('partim.visitors')
const visitors = global[key] ?? { storage: new AsyncLocalStorage<string | null>(), isNoted: false }
global[key] = visitors

/**
 * Remembers for everything that is done for a request whose it is. It is noted beside the request and not in a header
 * of it: no sender can write it, and the framework's own X-Forwarded-For is whatever the sender wrote.
 */
export function noteVisitors(): void {
  if (visitors.isNoted) return
  visitors.isNoted = true
  const { onCloudRun, TRUSTED_PROXIES } = webSettings()
  const isOurProxy = readProxies(TRUSTED_PROXIES)
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    visitorAddress({
      socket: socket.remoteAddress,
      forwardedFor: headers['x-forwarded-for']?.toString(),
      behindFrontEnd: onCloudRun,
      isOurProxy,
    })

  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    const pass = () => Reflect.apply(emit, this, [event, ...values]) as boolean
    return event === 'request' ? visitors.storage.run(addressOf(values[0] as IncomingMessage), pass) : pass()
  } as typeof emit
}

/** What limits count the visitor by whose request is being answered; null outside of one. */
export function currentVisitor(): string | null {
  const address = visitors.storage.getStore() ?? null
  return address && visitorKey(address)
}

/** Does what is for everybody, such as filling a cache, in the name of nobody. */
export const asNobody = <Result>(work: () => Result): Result => visitors.storage.run(null, work)

/** Adds to a request to one of our services for whom it is made; it must have its id already. */
export function addVisitor(request: Request): void {
  request.headers.delete(visitorHeader)
  const address = visitors.storage.getStore()
  if (!address) return
  const { pathname, search } = new URL(request.url)
  const requestId = request.headers.get('X-Request-Id') ?? ''
  const signed = { method: request.method, path: `${pathname}${search}`, requestId }
  request.headers.set(visitorHeader, signVisitor(address, signed, webSettings().VISITOR_SECRET))
}
