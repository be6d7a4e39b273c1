import { homeOfMembers } from './home-of-members'

/**
 * The paths our own screens have, and nothing else: no empty or dotted segments, no percent signs, backslashes,
 * control or non-ASCII characters, so there is nothing a browser could read as another origin.
 */
const screenPath = String.raw`\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?`
const queryCharacters = String.raw`(?:[\w.~!$&'()*+,;=:@/?[\]-]|%[2-9A-Fa-f][0-9A-Fa-f])*`
const sameOriginPath = new RegExp(`^${screenPath}(?:\\?${queryCharacters})?(?:#${queryCharacters})?$`)

/** Signing in must not lead back to signing in, and an answer of the API or a script is not a screen. */
const notAScreen = /^\/(?:login|api|_next)(?:[/?#]|$)/

const maximumLength = 2_048

/** The `next` parameter when it is a screen of our own origin, otherwise the fallback. */
export function safeNextPath(next: unknown, fallback: string = homeOfMembers): string {
  if (typeof next !== 'string' || next.length > maximumLength) return fallback
  return sameOriginPath.test(next) && !notAScreen.test(next) ? next : fallback
}

export type SignInReason = 'expired' | 'revoked'

/** The address of the login page that leads back to `next`; `reason` makes it explain itself and sign out first. */
export function loginPath(next: string, reason?: SignInReason): string {
  const query = new URLSearchParams()
  if (reason) query.set('reason', reason)
  query.set('next', safeNextPath(next))
  return `/login?${query}`
}

/** Ends a refused session in the browser (app/api/session/refused). */
export const refusedSessionAddress = '/api/session/refused'

/**
 * The address that ends a refused session in the browser and leads on: to the login page, or to `next` where that is
 * open to everybody.
 */
export function refusedSessionPath(next: string, reason: SignInReason): string {
  return `${refusedSessionAddress}?${new URLSearchParams({ reason, next: safeNextPath(next) })}`
}

/** The address of the registration that leads on to `next`; who comes from a job registers to work. */
export function registerPath(next: string): string {
  const query = new URLSearchParams()
  if (next.startsWith('/jobs/')) query.set('as', 'worker')
  if (next !== homeOfMembers) query.set('next', next)
  return query.size > 0 ? `/register?${query}` : '/register'
}
