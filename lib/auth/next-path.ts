import { isScreenPath } from '@/validators/screen-path'
import { homeOfMembers } from './home-of-members'

/** The `next` parameter when it is a screen of our own origin, otherwise the fallback. */
export function safeNextPath(next: unknown, fallback: string = homeOfMembers): string {
  return typeof next === 'string' && isScreenPath(next) ? next : fallback
}

export type SignInReason = 'expired' | 'revoked'

/**
 * The address of the login page that leads back to `next`; a `reason` is explained there and ends the session first.
 */
export function loginPath(next: string, reason?: SignInReason): string {
  const query = new URLSearchParams()
  if (reason) query.set('reason', reason)
  query.set('next', safeNextPath(next))
  return `/login?${query}`
}

/** The login page for somebody who is signed in, and would go on with another account; theirs is kept until then. */
export const otherAccountPath = (next?: string): string =>
  `/login?${new URLSearchParams({ reason: 'other', ...(next && { next }) })}`

/** Ends a refused session in the browser (app/api/session/refused). */
export const refusedSessionAddress = '/api/session/refused'

/**
 * The address that ends a refused session in the browser and redirects: to the login page, or to `next` if that is open
 * to everybody.
 */
export function refusedSessionPath(next: string, reason: SignInReason): string {
  return `${refusedSessionAddress}?${new URLSearchParams({ reason, next: safeNextPath(next) })}`
}

/** The address of the registration that leads on to `next`; somebody who comes from a job registers as a worker. */
export function registerPath(next: string): string {
  const query = new URLSearchParams()
  if (isForWorkers(next)) query.set('as', 'worker')
  if (next !== homeOfMembers) query.set('next', next)
  return query.size > 0 ? `/register?${query}` : '/register'
}

/** The screen that says where the verification mail went, and leads on to `next` where something waits. */
export const sendEmailPath = (next?: string): string =>
  next ? `/register/send-email?${new URLSearchParams({ next })}` : '/register/send-email'

/** The screen on which a person founds or joins a company, and goes on to `next`. */
export const verifyEmployerPath = (next: string): string =>
  `/verify-employer?${new URLSearchParams({ next: safeNextPath(next) })}`

/** The screen a mailed verification link leads to, for a browser that has to sign in first. */
export const verifyTokenPath = (kind: 'employer' | 'worker', next?: string): string =>
  `/verify-token?${new URLSearchParams({ as: kind, ...(next && { next }) })}`

/** Whether a path is that of applying for a job, which is then named as what somebody goes back to. */
export const isApplying = (path: string): boolean => /^\/jobs\/[\w-]+\/apply$/.test(path)

const applying = /^\/jobs\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/apply$/

/** The job somebody goes on to apply for, by its id; null where `next` leads elsewhere. */
export const jobAppliedFor = (next: string): string | null => applying.exec(next)?.[1] ?? null

/** Whether `next` is a screen of people who look for work. */
export const isForWorkers = (next: string): boolean => next.startsWith('/jobs/')

/**
 * As much of `next` as the words of signing in and registering depend on: a job that is named, or that somebody looks for work;
 * null for anybody else.
 */
export function wordedNext(next: unknown): string | null {
  const path = safeNextPath(next, '')
  if (jobAppliedFor(path)) return path
  return isForWorkers(path) ? '/jobs/applications' : null
}
