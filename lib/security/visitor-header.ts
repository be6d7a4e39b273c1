import { createHmac, timingSafeEqual } from 'node:crypto'
import { plainAddress } from './visitor-address'

/** Carries the visitor's address from the web to the services. */
export const visitorHeader = 'x-partim-visitor'

/** How long after it was signed a header holds: retries and clocks that differ, no more. */
const lifetimeMs = 60_000

/** The request a header was made for; it is worth nothing on another one. */
export type SignedRequest = {
  readonly method: string
  /** With the query, as it stands in the request line. */
  readonly path: string
  readonly requestId: string
}

type Said = SignedRequest & { readonly address: string; readonly at: string }

const signatureOf = ({ method, path, requestId, address, at }: Said, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(['partim-visitor', address, at, requestId, method, path].join('\n'))
    .digest()

/** Signs whose request this one is made for, with a secret that only the web and the services know. */
export function signVisitor(
  address: string,
  request: SignedRequest,
  secret: string,
  now: number = Date.now(),
): string {
  const at = String(now)
  return `${address} ${at} ${signatureOf({ ...request, address, at }, secret).toString('base64url')}`
}

/** The address a header vouches for, or null where it is forged, too old, or another request's. */
export function verifyVisitor(
  header: string,
  request: SignedRequest,
  secret: string,
  now: number = Date.now(),
): string | null {
  const [address = '', at = '', signature = '', ...more] = header.split(' ')
  if (more.length > 0 || plainAddress(address) !== address) return null
  if (!/^\d{13}$/.test(at) || Math.abs(now - Number(at)) > lifetimeMs) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf({ ...request, address, at }, secret)
  return given.length === expected.length && timingSafeEqual(given, expected) ? address : null
}
