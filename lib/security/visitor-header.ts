import { createHmac, timingSafeEqual } from 'node:crypto'
import { plainAddress } from './visitor-address'

/** Header that carries the visitor's address from the web to the services. */
export const visitorHeader = 'x-partim-visitor'

/** Stands in place of an address where the web asks for everybody, such as to fill a cache. */
export const forEverybody = 'everybody'

/** How long after it was signed a header holds: retries and clocks that differ, no more. */
const lifetimeMs = 60_000

/** The request that a header was signed for; it is invalid on another one. */
export type SignedRequest = {
  readonly method: string
  /** With the query, as in the request line. */
  readonly path: string
  readonly requestId: string
}

type Said = SignedRequest & { readonly address: string; readonly at: string }

const signatureOf = ({ method, path, requestId, address, at }: Said, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(['partim-visitor', address, at, requestId, method, path].join('\n'))
    .digest()

/** Signs the visitor's address for this request, with a secret that only the web and the services know. */
export function signVisitor(
  address: string,
  request: SignedRequest,
  secret: string,
  now: number = Date.now(),
): string {
  const at = String(now)
  return `${address} ${at} ${signatureOf({ ...request, address, at }, secret).toString('base64url')}`
}

/** The address in a header, or null if it is forged, too old, or for another request. */
export function verifyVisitor(
  header: string,
  request: SignedRequest,
  secret: string,
  now: number = Date.now(),
): string | null {
  const [address = '', at = '', signature = '', ...more] = header.split(' ')
  const isKnown = address === forEverybody || plainAddress(address) === address
  if (more.length > 0 || !isKnown) return null
  if (!/^\d{13}$/.test(at) || Math.abs(now - Number(at)) > lifetimeMs) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf({ ...request, address, at }, secret)
  return given.length === expected.length && timingSafeEqual(given, expected) ? address : null
}
