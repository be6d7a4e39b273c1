import 'client-only'
import { fetchForAnybodyLate, fetchOrProblemLate } from '@/lib/api/late-fetch'
import { ProblemError, problemOf } from '@/lib/api/problem'
import { tellOfSignIn } from '@/lib/auth/page-account'
import { currentMark } from '@/lib/auth/sign-in-mark'
import { dropOthersInput } from '@/lib/drafts/kept-input'
import type { MenuPerson } from './menu-person'

export type AccountKind = 'employer' | 'worker'

/** The services with account operations: both offer the same ones, each for its own kind of account. */
export const services: Record<AccountKind, string> = {
  employer: '/api/job-post',
  worker: '/api/partim',
}

type Call = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown; idempotencyKey?: string }

/** Calls our own origin. Rejects with ProblemError, like every function here. */
export async function send<Answer>(
  path: string,
  { method, body = {}, idempotencyKey }: Call,
  fetchAnswer = fetchOrProblemLate,
): Promise<Answer> {
  const request = new Request(new URL(path, location.href), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const response = await fetchAnswer(request)
  if (!response.ok) throw new ProblemError(await problemOf(response))
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

/**
 * Creates a session cookie from a sign-in that is at most five minutes old. What others typed in this browser is dropped,
 * and its other pages hear of it.
 */
export async function openSession(idToken: string): Promise<void> {
  await send<void>('/api/session', { method: 'POST', body: { idToken } }, fetchForAnybodyLate)
  const account = currentMark()
  if (account) dropOthersInput(account)
  tellOfSignIn()
}

/** The person who is signed in in this browser, or null, also when the session was ended elsewhere. */
export async function fetchMenuPerson(): Promise<MenuPerson | null> {
  try {
    return (await send<{ person: MenuPerson | null }>('/api/session', { method: 'GET' })).person
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 401) return null
    throw error
  }
}

/** Ends this session, or all of the account; for somebody who signs out on purpose there is `signOut`. */
export const closeSession = ({ everywhere = false } = {}) =>
  send<void>(`/api/session${everywhere ? '?everywhere=1' : ''}`, { method: 'DELETE' })

/** `next` is where the link of the verification mail leads on to. */
export type Registration = {
  displayName: string
  phone: string
  acceptTerms: true
  email?: string
  next?: string
}

/**
 * Registers the signed-in person as an employer or a worker; the same key may be sent again safely. `signInToken`: they were
 * signed out by it, because they typed their address, and sign in with this.
 */
export const register = (kind: AccountKind, body: Registration, idempotencyKey: string) =>
  send<{ signInToken?: string }>(`${services[kind]}/v1/registrations`, {
    method: 'POST',
    body,
    idempotencyKey,
  })

export const resendVerification = (kind: AccountKind, next?: string) =>
  send<{ sentTo: string; resendAfterSeconds: number }>(`${services[kind]}/v1/email-verifications`, {
    method: 'POST',
    body: next ? { next } : {},
  })

export const changeEmail = (kind: AccountKind, email: string, next?: string) =>
  send<{ email: string }>(`${services[kind]}/v1/me/email`, {
    method: 'PATCH',
    body: { email, ...(next && { next }) },
  })

export const applyVerification = (kind: AccountKind, token: string) =>
  send<{ email: string; changed: boolean; signedOut: boolean }>(
    `${services[kind]}/v1/email-verifications/apply`,
    {
      method: 'POST',
      body: { token },
    },
  )

/** Verifies with a new password, for somebody who cannot sign in; what opened the account before no longer does. */
export const claimAccount = (kind: AccountKind, token: string, password: string) =>
  send<{ email: string }>(`${services[kind]}/v1/email-verifications/claim`, {
    method: 'POST',
    body: { token, password },
  })

export const requestPasswordReset = (email: string) =>
  send<void>('/api/job-post/v1/password-resets', { method: 'POST', body: { email } })

export const checkPasswordReset = (token: string) =>
  send<{ email: string }>('/api/job-post/v1/password-resets/check', { method: 'POST', body: { token } })

export const applyPasswordReset = (token: string, password: string) =>
  send<void>('/api/job-post/v1/password-resets/apply', { method: 'POST', body: { token, password } })

/** Joins the company of an invitation with the signed-in account. */
export const acceptInvitation = (token: string) =>
  send<{ company: string }>('/api/job-post/v1/invitations/accept', { method: 'POST', body: { token } })

export const declineInvitation = (token: string) =>
  send<void>('/api/job-post/v1/invitations/decline', { method: 'POST', body: { token } })

/** Takes back that an invitation was declined. */
export const reconsiderInvitation = (token: string) =>
  send<void>('/api/job-post/v1/invitations/reconsider', { method: 'POST', body: { token } })

export type InvitedPerson = { displayName: string; phone: string; password: string; acceptTerms: true }

/** Registers an invited person and answers their e-mail address; the same key may be sent again safely. */
export const registerInvited = (body: InvitedPerson & { token: string }, idempotencyKey: string) =>
  send<{ email: string }>('/api/job-post/v1/invitations/register', { method: 'POST', body, idempotencyKey })
